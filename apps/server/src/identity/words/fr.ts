import type { IdentityWords } from "./identityWords.ts";

export const fr: IdentityWords = {
  tag: "fr",
  sentence: "Vérifiez billets, métaux précieux et documents d’identité.",
  promise: "Voyez s’il est valable, qui l’accepte et jusqu’à quand, et ce qu’il montre sous UV.",
  signIn: "Se connecter",
  login: "Nom d’utilisateur ou e-mail",
  password: "Mot de passe",
  or: "ou",
  oneTimeLink: "Utiliser un lien à usage unique",
  oneTimeLinkHelp:
    "Un lien à usage unique vous connecte sans mot de passe. Il s’affiche au démarrage du serveur, ou votre administrateur vous l’envoie. Ouvrez le lien entier dans ce navigateur : il ne sert qu’une fois et expire au bout de 15 minutes.",
  demoAccounts: "Comptes de démonstration",
  demoPassword:
    "Un seul mot de passe pour tous : il a été fixé ou affiché au premier démarrage du serveur.",
  otherLanguages: "Autres langues",
  roles: {
    clerk: "Guichet",
    officer: "Contrôle des documents",
    administrator: "Administration du client",
    reseller: "Revendeur",
    newcomer: "Nouvel utilisateur",
  },
  language: "Langue",
  missing: "Saisissez votre nom d’utilisateur ou e-mail et votre mot de passe.",
  wrongPassword:
    "Le nom d’utilisateur ou le mot de passe est incorrect. Vérifiez les deux et réessayez.",
  tooManyAttempts: "Trop de tentatives. Réessayez {when}.",
  notInOrganization:
    "Ce compte n’appartient pas à « {organization} ». Connectez-vous avec un compte qui en fait partie.",
  problems: {
    unknownClient: {
      title: "Application inconnue",
      text: "L’application qui vous a envoyé ici n’est pas enregistrée auprès de ce service de connexion.",
      next: "Rouvrez l’application à son adresse habituelle. Si cette page s’affiche de nouveau, prévenez votre administrateur.",
    },
    unlistedRedirect: {
      title: "Connexion interrompue par mesure de sécurité",
      text: "Après la connexion, vous auriez été envoyé à une adresse qui n’est pas enregistrée pour cette application.",
      next: "Ouvrez l’application à son adresse habituelle. Si vous avez suivi un lien dans un message, ne vous y fiez pas.",
    },
    unlistedLogout: {
      title: "Vous n’avez pas été redirigé",
      text: "Après la déconnexion, vous auriez été envoyé à une adresse qui n’est pas enregistrée pour cette application.",
      next: "Ouvrez l’application à son adresse habituelle et déconnectez-vous là.",
    },
    expired: {
      title: "Cette connexion a expiré",
      text: "La page est restée ouverte trop longtemps, a déjà servi, ou le navigateur n’a pas gardé son cookie.",
      next: "Recommencez depuis l’application.",
    },
    badRequest: {
      title: "La connexion n’a pas pu démarrer",
      text: "L’application a envoyé une demande que ce service de connexion ne comprend pas.",
      next: "Recommencez depuis l’application. Si cette page s’affiche de nouveau, donnez les détails ci-dessous à votre administrateur.",
    },
    notFound: {
      title: "Page introuvable",
      text: "Le service de connexion n’a pas de page à cette adresse.",
      next: "Ouvrez l’application. Elle vous conduit à la page de connexion.",
    },
    unavailable: {
      title: "Le service est indisponible pour le moment",
      text: "Il est généralement rétabli en quelques minutes.",
      next: "Attendez un instant. Si cette page reste affichée, ouvrez de nouveau Specimen.",
    },
    serverError: {
      title: "Une erreur est survenue de notre côté",
      text: "Le service de connexion n’a pas pu terminer votre demande.",
      next: "Attendez un instant et réessayez. Si cette page s’affiche de nouveau, donnez les détails ci-dessous à votre administrateur.",
    },
  },
  openApp: "Ouvrir Specimen",
  details: "Détails :",
  labelled: "{label} : {text}",
  signOut: "Se déconnecter",
  signingOut: "Déconnexion…",
  signedOut: "Vous êtes déconnecté",
  signedOutText: "Vous pouvez fermer cette page ou vous reconnecter depuis l’application.",
  passkeys: {
    title: "Clés d’accès",
    text: "Une clé d’accès confirme votre connexion après le mot de passe : par empreinte, visage, code PIN ou clé de sécurité.",
    password: "Saisissez de nouveau votre mot de passe pour gérer vos clés d’accès.",
    continue: "Continuer",
    confirm: "Utilisez votre clé d’accès",
    confirmText:
      "Votre mot de passe est correct. Confirmez maintenant avec l’une de vos clés d’accès.",
    use: "Utiliser une clé d’accès",
    waiting: "Suivez les instructions de votre navigateur.",
    code: "Code de récupération",
    useCode: "Utiliser un code de récupération",
    codeHelp:
      "Chaque code que vous avez conservé sert une seule fois. Si vous n’en avez pas, adressez-vous à votre administrateur.",
    otherAccount: "Utiliser un autre compte",
    none: "Vous n’avez aucune clé d’accès. Votre mot de passe suffit pour vous connecter.",
    name: "Nom de la clé d’accès",
    nameHint: "Par exemple « Ordinateur du bureau ».",
    add: "Ajouter une clé d’accès",
    created: "Créée le {date}",
    used: "Dernière utilisation le {date}",
    unused: "Pas encore utilisée",
    onlyAt: "Valable uniquement sur {host}",
    rename: "Renommer",
    saveName: "Enregistrer le nom",
    remove: "Supprimer",
    removeText: "Vous ne pourrez plus vous connecter avec « {name} ».",
    removeLast:
      "C’est votre dernière clé d’accès. Sans elle, votre mot de passe suffit pour vous connecter et vos codes de récupération sont supprimés.",
    codes: "Codes de récupération",
    codesLeft: "Codes restants : {number}. Chacun remplace une fois une clé d’accès.",
    newCodes: "Créer de nouveaux codes",
    newCodesText: "Vos codes actuels ne seront plus valables.",
    saveCodes: "Conservez vos codes de récupération",
    saveCodesText:
      "Si vous ne pouvez pas utiliser de clé d’accès, chacun de ces codes la remplace une fois. Imprimez-les ou notez-les et gardez-les en lieu sûr. Ils ne seront plus affichés.",
    saved: "J’ai conservé les codes",
    done: "Terminer",
    notHere:
      "Les clés d’accès ne sont pas possibles à cette adresse. Les navigateurs exigent HTTPS et un nom de domaine. Adressez-vous à votre administrateur.",
    noScript: "Les clés d’accès nécessitent JavaScript. Activez-le dans votre navigateur.",
    outcomes: {
      added: "La clé d’accès a été ajoutée.",
      renamed: "La clé d’accès a été renommée.",
      removed: "La clé d’accès a été supprimée.",
    },
    problems: {
      cancelled:
        "La demande a été annulée, a duré trop longtemps, ou cet appareil n’a pas de clé d’accès valable. Réessayez.",
      unsupported:
        "Ce navigateur ne prend pas en charge les clés d’accès. Mettez-le à jour ou utilisez-en un autre.",
      known: "Cet appareil ou cette clé de sécurité a déjà une clé d’accès pour ce compte.",
      unable:
        "Cet appareil ne peut pas créer de clé d’accès valable. Essayez avec un autre appareil ou une clé de sécurité.",
      refused: "Cette clé d’accès n’a pas été acceptée. Réessayez ou utilisez-en une autre.",
      stale: "La demande a expiré. Réessayez.",
      wrongCode: "Ce code de récupération est incorrect ou a déjà servi. Vérifiez-le et réessayez.",
      full: "Vous avez 20 clés d’accès, le maximum. Supprimez-en une d’abord.",
      nameMissing: "Saisissez un nom de 60 caractères au plus.",
      startAgain: "Trop de temps s’est écoulé. Saisissez de nouveau votre mot de passe.",
    },
  },
};
