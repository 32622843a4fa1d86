import type { IdentityWords } from "./identityWords.ts";

export const en: IdentityWords = {
  tag: "en-GB",
  sentence: "Know the note, the bar, the document in your hand.",
  promise: "Current or not, who takes it and until when, what it shows under the lamp.",
  signIn: "Sign in",
  login: "User name or e-mail",
  password: "Password",
  or: "or",
  oneTimeLink: "Use a one-time link",
  oneTimeLinkHelp:
    "A one-time link signs you in without a password. It is printed when the server starts, or your administrator sends you one. Open the whole link in this browser: it works once, within 15 minutes.",
  demoAccounts: "Demo accounts",
  demoPassword: "One password for all: it was set or printed when the server first started.",
  otherLanguages: "Other languages",
  roles: {
    clerk: "Clerk",
    officer: "Officer",
    administrator: "Customer administrator",
    reseller: "Reseller",
    newcomer: "Newcomer",
  },
  language: "Language",
  missing: "Enter your user name or e-mail and your password.",
  wrongPassword: "User name or password is not right. Check both and try again.",
  tooManyAttempts: "Too many attempts. Try again {when}.",
  notInOrganization:
    "This account does not belong to “{organization}”. Sign in with an account that does.",
  problems: {
    unknownClient: {
      title: "This application is not known here",
      text: "The application that sent you here is not registered with this sign-in service.",
      next: "Open the application again by its usual address. If this page comes back, tell your administrator.",
    },
    unlistedRedirect: {
      title: "Sign-in stopped for safety",
      text: "After sign-in you would have been sent to an address that is not registered for this application.",
      next: "Open the application by its usual address. If you came here by a link in a message, do not trust that link.",
    },
    unlistedLogout: {
      title: "You were not sent on",
      text: "After sign-out you would have been sent to an address that is not registered for this application.",
      next: "Open the application by its usual address and sign out there.",
    },
    expired: {
      title: "This sign-in has expired",
      text: "The page was open for too long, was already used, or the browser did not keep its cookie.",
      next: "Start again from the application.",
    },
    badRequest: {
      title: "Sign-in could not start",
      text: "The application sent a request that this sign-in service does not understand.",
      next: "Start again from the application. If this page comes back, tell your administrator the details below.",
    },
    notFound: {
      title: "There is nothing here",
      text: "This address of the sign-in service leads nowhere.",
      next: "Open the application; it brings you to the sign-in page by itself.",
    },
    serverError: {
      title: "Something went wrong on our side",
      text: "The sign-in service could not finish your request.",
      next: "Wait a moment and try again. If this page comes back, tell your administrator the details below.",
    },
  },
  openApp: "Open Specimen",
  details: "Details",
  signOut: "Sign out",
  signingOut: "Signing out …",
  signedOut: "You are signed out",
  signedOutText: "You can close this page or sign in again from the application.",
};
