import type { IdentityWords } from "./identityWords.ts";

export const en: IdentityWords = {
  tag: "en-GB",
  sentence: "Check banknotes, precious metals and identity documents.",
  promise: "See if it is valid, who accepts it and until when, and what it looks like under UV.",
  signIn: "Sign in",
  login: "Username or email",
  password: "Password",
  or: "or",
  oneTimeLink: "Use a one-time link",
  oneTimeLinkHelp:
    "A one-time link signs you in without a password. It is shown when the server starts, or your administrator can send you one. Open the full link in this browser. It works once and expires after 15 minutes.",
  demoAccounts: "Demo accounts",
  demoPassword:
    "All demo accounts use the same password. It was set or shown when the server first started.",
  otherLanguages: "Other languages",
  roles: {
    clerk: "Clerk",
    officer: "Officer",
    administrator: "Customer administrator",
    reseller: "Reseller",
    newcomer: "New user",
  },
  language: "Language",
  missing: "Enter your username or email and your password.",
  wrongPassword: "Incorrect username or password. Check both and try again.",
  tooManyAttempts: "Too many attempts. Try again {when}.",
  notInOrganization:
    "This account does not belong to “{organization}”. Sign in with an account that does.",
  problems: {
    unknownClient: {
      title: "Unknown application",
      text: "The application that sent you here is not registered with this sign-in service.",
      next: "Open the application from its usual address. If you see this page again, tell your administrator.",
    },
    unlistedRedirect: {
      title: "Sign-in stopped for your security",
      text: "After sign-in you would have been sent to an address that is not registered for this application.",
      next: "Open the application from its usual address. If you followed a link in a message, do not trust that link.",
    },
    unlistedLogout: {
      title: "You were not redirected",
      text: "After sign-out you would have been sent to an address that is not registered for this application.",
      next: "Open the application from its usual address and sign out there.",
    },
    expired: {
      title: "This sign-in has expired",
      text: "The page was open for too long, was already used, or the browser did not keep its cookie.",
      next: "Start again from the application.",
    },
    badRequest: {
      title: "Sign-in could not start",
      text: "The application sent a request that this sign-in service does not understand.",
      next: "Start again from the application. If you see this page again, give your administrator the details below.",
    },
    notFound: {
      title: "Page not found",
      text: "The sign-in service has no page at this address.",
      next: "Open the application. It takes you to the sign-in page.",
    },
    serverError: {
      title: "Something went wrong on our side",
      text: "The sign-in service could not complete your request.",
      next: "Wait a moment and try again. If you see this page again, give your administrator the details below.",
    },
  },
  openApp: "Open Specimen",
  details: "Details:",
  signOut: "Sign out",
  signingOut: "Signing out…",
  signedOut: "You are signed out",
  signedOutText: "You can close this page or sign in again from the application.",
};
