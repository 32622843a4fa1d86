import type { IdentityWords } from "./identityWords.ts";

export const es: IdentityWords = {
  tag: "es",
  sentence: "Compruebe billetes, metales preciosos y documentos de identidad.",
  promise: "Vea si está vigente, quién lo acepta y hasta cuándo, y qué se ve con luz UV.",
  signIn: "Iniciar sesión",
  login: "Usuario o correo electrónico",
  password: "Contraseña",
  or: "o",
  oneTimeLink: "Usar un enlace de un solo uso",
  oneTimeLinkHelp:
    "Un enlace de un solo uso inicia la sesión sin contraseña. Se muestra al arrancar el servidor o lo envía su administrador. Abra el enlace completo en este navegador: funciona una sola vez y caduca a los 15 minutos.",
  demoAccounts: "Cuentas de demostración",
  demoPassword:
    "Una contraseña para todas: se fijó o se mostró en el primer arranque del servidor.",
  otherLanguages: "Otros idiomas",
  roles: {
    clerk: "Ventanilla",
    officer: "Control de documentos",
    administrator: "Administración del cliente",
    reseller: "Distribuidor",
    newcomer: "Usuario nuevo",
  },
  language: "Idioma",
  missing: "Escriba su usuario o correo electrónico y su contraseña.",
  wrongPassword:
    "El usuario o la contraseña no son correctos. Compruebe ambos e inténtelo de nuevo.",
  tooManyAttempts: "Demasiados intentos. Inténtelo de nuevo {when}.",
  notInOrganization:
    "Esta cuenta no pertenece a «{organization}». Inicie sesión con una cuenta que sí pertenezca.",
  problems: {
    unknownClient: {
      title: "Aplicación desconocida",
      text: "La aplicación que le ha enviado aquí no está registrada en este servicio de acceso.",
      next: "Abra de nuevo la aplicación en su dirección habitual. Si vuelve a ver esta página, avise a su administrador.",
    },
    unlistedRedirect: {
      title: "Inicio de sesión interrumpido por seguridad",
      text: "Después del inicio de sesión se le habría enviado a una dirección que no está registrada para esta aplicación.",
      next: "Abra la aplicación en su dirección habitual. Si llegó por un enlace en un mensaje, no se fíe de él.",
    },
    unlistedLogout: {
      title: "No se le ha redirigido",
      text: "Después de cerrar la sesión se le habría enviado a una dirección que no está registrada para esta aplicación.",
      next: "Abra la aplicación en su dirección habitual y cierre la sesión allí.",
    },
    expired: {
      title: "Este inicio de sesión ha caducado",
      text: "La página estuvo abierta demasiado tiempo, ya se usó o el navegador no guardó su cookie.",
      next: "Empiece de nuevo desde la aplicación.",
    },
    badRequest: {
      title: "No se ha podido iniciar sesión",
      text: "La aplicación envió una solicitud que este servicio no entiende.",
      next: "Empiece de nuevo desde la aplicación. Si vuelve a ver esta página, comunique a su administrador los detalles de abajo.",
    },
    notFound: {
      title: "Página no encontrada",
      text: "El servicio de acceso no tiene ninguna página en esta dirección.",
      next: "Abra la aplicación. Le llevará a la página de acceso.",
    },
    serverError: {
      title: "Algo ha fallado por nuestra parte",
      text: "El servicio de acceso no pudo completar su solicitud.",
      next: "Espere un momento e inténtelo de nuevo. Si vuelve a ver esta página, comunique a su administrador los detalles de abajo.",
    },
  },
  openApp: "Abrir Specimen",
  details: "Detalles:",
  signOut: "Cerrar sesión",
  signingOut: "Cerrando la sesión…",
  signedOut: "Ha cerrado la sesión",
  signedOutText: "Puede cerrar esta página o iniciar sesión de nuevo desde la aplicación.",
};
