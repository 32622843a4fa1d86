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
    serverError: {
      title: "Une erreur est survenue de notre côté",
      text: "Le service de connexion n’a pas pu terminer votre demande.",
      next: "Attendez un instant et réessayez. Si cette page s’affiche de nouveau, donnez les détails ci-dessous à votre administrateur.",
    },
  },
  openApp: "Ouvrir Specimen",
  details: "Détails :",
  signOut: "Se déconnecter",
  signingOut: "Déconnexion…",
  signedOut: "Vous êtes déconnecté",
  signedOutText: "Vous pouvez fermer cette page ou vous reconnecter depuis l’application.",
};
