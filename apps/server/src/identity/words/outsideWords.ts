import type { Language } from "@specimen/api/contract";

/** A page outside the product that an installation brings along until it has its own. */
export type OutsidePage = "back-office" | "products" | "privacy";

type Words = Record<OutsidePage, { title: string; text: string }> & {
  /** `{setting}`: the setting that leads elsewhere. */
  instead: string;
};

/** What those pages say, in each display language. */
export const outsideWords: Record<Language, Words> = {
  de: {
    "back-office": {
      title: "Backoffice",
      text: "Dieser Link führt zum Backoffice, in dem Vertriebspartner und die Administration Kunden und Konten verwalten. Es ist ein eigenes Produkt und nicht Teil dieser Installation.",
    },
    products: {
      title: "Produkte",
      text: "Specimen hilft am Schalter zu prüfen, ob eine Banknote, eine Münze, ein Barren, ein Reisescheck oder ein Ausweisdokument richtig aussieht und noch gültig ist. Hier wären die Produkte des Anbieters aufgeführt.",
    },
    privacy: {
      title: "Datenschutz",
      text: "Gespeichert werden Ihr Konto mit seinen Einstellungen und welche Einträge geöffnet wurden. Die Nutzung der Seiten wird nur gemessen, wenn Sie es erlauben; Ihre Einwilligung können Sie jederzeit auf Ihrer Kontoseite widerrufen. Was Sie eingeben, wird nicht aufgezeichnet.",
    },
    instead: "Der Betreiber dieser Installation kann diese Seite mit {setting} ersetzen.",
  },
  en: {
    "back-office": {
      title: "Back office",
      text: "This link leads to the back office, where resellers and administrators manage customers and accounts. It is a separate product and not part of this installation.",
    },
    products: {
      title: "Products",
      text: "Specimen helps counter staff check whether a banknote, coin, bar, travellers cheque or identity document looks right and is still valid. The provider’s products would be listed here.",
    },
    privacy: {
      title: "Data privacy",
      text: "We store your account and its settings, and which records were opened. We measure page use only with your consent, which you can withdraw on your account page at any time. What you type is not recorded.",
    },
    instead: "The operator of this installation can replace this page with {setting}.",
  },
  es: {
    "back-office": {
      title: "Back office",
      text: "Este enlace lleva al back office, donde distribuidores y administradores gestionan clientes y cuentas. Es un producto aparte y no forma parte de esta instalación.",
    },
    products: {
      title: "Productos",
      text: "Specimen ayuda en ventanilla a comprobar si un billete, una moneda, un lingote, un cheque de viaje o un documento de identidad parece correcto y sigue vigente. Aquí figurarían los productos del proveedor.",
    },
    privacy: {
      title: "Protección de datos",
      text: "Se guardan su cuenta con sus ajustes y qué registros se han abierto. El uso de las páginas solo se mide si usted lo permite; puede retirar su consentimiento en cualquier momento en la página de su cuenta. No se registra lo que escribe.",
    },
    instead: "Quien gestiona esta instalación puede sustituir esta página con {setting}.",
  },
  fr: {
    "back-office": {
      title: "Back-office",
      text: "Ce lien mène au back-office, où revendeurs et administrateurs gèrent clients et comptes. C’est un produit à part, qui ne fait pas partie de cette installation.",
    },
    products: {
      title: "Produits",
      text: "Specimen aide le guichet à vérifier si un billet, une pièce, un lingot, un chèque de voyage ou un document d’identité semble en règle et est toujours valable. Ici se trouveraient les produits du fournisseur.",
    },
    privacy: {
      title: "Protection des données",
      text: "Sont conservés votre compte avec ses réglages et les fiches ouvertes. L’utilisation des pages n’est mesurée que si vous l’autorisez ; vous pouvez retirer votre accord à tout moment sur la page de votre compte. Ce que vous saisissez n’est pas enregistré.",
    },
    instead: "L’exploitant de cette installation peut remplacer cette page avec {setting}.",
  },
  it: {
    "back-office": {
      title: "Back office",
      text: "Questo link porta al back office, in cui rivenditori e amministratori gestiscono clienti e account. È un prodotto a sé e non fa parte di questa installazione.",
    },
    products: {
      title: "Prodotti",
      text: "Specimen aiuta lo sportello a verificare se una banconota, una moneta, un lingotto, un traveller’s cheque o un documento d’identità sembra regolare ed è ancora valido. Qui si troverebbero i prodotti del fornitore.",
    },
    privacy: {
      title: "Protezione dei dati",
      text: "Vengono conservati il Suo account con le sue impostazioni e quali schede sono state aperte. L’uso delle pagine viene misurato solo se Lei lo consente; può revocare il consenso in qualsiasi momento nella pagina del Suo account. Ciò che scrive non viene registrato.",
    },
    instead: "Chi gestisce questa installazione può sostituire questa pagina con {setting}.",
  },
  lt: {
    "back-office": {
      title: "Administravimo sistema",
      text: "Ši nuoroda veda į administravimo sistemą, kurioje perpardavėjai ir administratoriai tvarko klientus ir paskyras. Tai atskiras produktas, jis nėra šio diegimo dalis.",
    },
    products: {
      title: "Produktai",
      text: "„Specimen“ padeda prie langelio patikrinti, ar banknotas, moneta, luitas, kelionės čekis arba asmens dokumentas atrodo tinkamas ir tebegalioja. Čia būtų tiekėjo produktai.",
    },
    privacy: {
      title: "Duomenų apsauga",
      text: "Saugoma Jūsų paskyra su nuostatomis ir tai, kurie įrašai buvo atverti. Puslapių naudojimas matuojamas tik Jums leidus; leidimą bet kada galite atšaukti paskyros puslapyje. Tai, ką rašote, neįrašoma.",
    },
    instead: "Šios sistemos prižiūrėtojas šį puslapį gali pakeisti nuostata {setting}.",
  },
  no: {
    "back-office": {
      title: "Administrasjonssystem",
      text: "Denne lenken fører til administrasjonssystemet, der forhandlere og administratorer vedlikeholder kunder og kontoer. Det er et eget produkt og ikke en del av denne installasjonen.",
    },
    products: {
      title: "Produkter",
      text: "Specimen hjelper skranken med å kontrollere om en seddel, en mynt, en barre, en reisesjekk eller et identitetsdokument ser riktig ut og fortsatt gjelder. Leverandørens produkter ville vært oppført her.",
    },
    privacy: {
      title: "Personvern",
      text: "Det som lagres, er kontoen din med innstillingene og hvilke oppføringer som er åpnet. Bruken av sidene måles bare hvis du tillater det; du kan når som helst trekke samtykket tilbake på kontosiden. Det du skriver, blir ikke registrert.",
    },
    instead: "Den som driver denne installasjonen, kan erstatte denne siden med {setting}.",
  },
  pl: {
    "back-office": {
      title: "Zaplecze administracyjne",
      text: "Ten link prowadzi do zaplecza, w którym odsprzedawcy i administratorzy zarządzają klientami i kontami. To osobny produkt, który nie jest częścią tej instalacji.",
    },
    products: {
      title: "Produkty",
      text: "Specimen pomaga sprawdzić przy okienku, czy banknot, moneta, sztabka, czek podróżny lub dokument tożsamości wygląda prawidłowo i nadal obowiązuje. Tutaj znajdowałyby się produkty dostawcy.",
    },
    privacy: {
      title: "Ochrona danych",
      text: "Przechowywane są Państwa konto z ustawieniami oraz informacja, które wpisy otwarto. Korzystanie ze stron jest mierzone tylko za Państwa zgodą; zgodę można w każdej chwili wycofać na stronie konta. Wpisywane treści nie są zapisywane.",
    },
    instead: "Operator tej instalacji może zastąpić tę stronę za pomocą {setting}.",
  },
};
