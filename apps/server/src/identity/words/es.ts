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
    unavailable: {
      title: "El servicio no está disponible en este momento",
      text: "Suele resolverse en unos minutos.",
      next: "Espere un momento. Si esta página no cambia, vuelva a abrir Specimen.",
    },
    serverError: {
      title: "Algo ha fallado por nuestra parte",
      text: "El servicio de acceso no pudo completar su solicitud.",
      next: "Espere un momento e inténtelo de nuevo. Si vuelve a ver esta página, comunique a su administrador los detalles de abajo.",
    },
  },
  openApp: "Abrir Specimen",
  details: "Detalles:",
  labelled: "{label}: {text}",
  signOut: "Cerrar sesión",
  signingOut: "Cerrando la sesión…",
  signedOut: "Ha cerrado la sesión",
  signedOutText: "Puede cerrar esta página o iniciar sesión de nuevo desde la aplicación.",
  passkeys: {
    title: "Llaves de acceso",
    text: "Una llave de acceso confirma el inicio de sesión después de la contraseña: con huella, rostro, PIN o llave de seguridad.",
    password: "Escriba de nuevo su contraseña para gestionar sus llaves de acceso.",
    continue: "Continuar",
    confirm: "Use su llave de acceso",
    confirmText: "Su contraseña es correcta. Confirme ahora con una de sus llaves de acceso.",
    use: "Usar una llave de acceso",
    waiting: "Siga las instrucciones del navegador.",
    code: "Código de recuperación",
    useCode: "Usar un código de recuperación",
    codeHelp:
      "Cada código que guardó sirve una sola vez. Si no tiene ninguno, pregunte a su administrador.",
    otherAccount: "Usar otra cuenta",
    none: "No tiene llaves de acceso. Para iniciar sesión basta la contraseña.",
    name: "Nombre de la llave de acceso",
    nameHint: "Por ejemplo, «Portátil del trabajo».",
    add: "Añadir una llave de acceso",
    created: "Creada el {date}",
    used: "Último uso el {date}",
    unused: "Aún sin usar",
    onlyAt: "Solo sirve en {host}",
    rename: "Cambiar el nombre",
    saveName: "Guardar el nombre",
    remove: "Eliminar",
    removeText: "Ya no podrá iniciar sesión con «{name}».",
    removeLast:
      "Es su última llave de acceso. Sin ella basta la contraseña para iniciar sesión y se eliminan sus códigos de recuperación.",
    codes: "Códigos de recuperación",
    codesLeft: "Códigos restantes: {number}. Cada uno sustituye una vez a una llave de acceso.",
    newCodes: "Crear códigos nuevos",
    newCodesText: "Sus códigos actuales dejarán de servir.",
    saveCodes: "Guarde sus códigos de recuperación",
    saveCodesText:
      "Si no puede usar una llave de acceso, cada uno de estos códigos la sustituye una vez. Imprímalos o anótelos y guárdelos en un lugar seguro. No se mostrarán de nuevo.",
    saved: "He guardado los códigos",
    done: "Listo",
    notHere:
      "En esta dirección no se pueden usar llaves de acceso. Los navegadores exigen HTTPS y un nombre de dominio. Pregunte a su administrador.",
    noScript: "Las llaves de acceso necesitan JavaScript. Actívelo en su navegador.",
    outcomes: {
      added: "Se ha añadido la llave de acceso.",
      renamed: "Se ha cambiado el nombre de la llave de acceso.",
      removed: "Se ha eliminado la llave de acceso.",
    },
    problems: {
      cancelled:
        "La solicitud se canceló, tardó demasiado o este dispositivo no tiene una llave de acceso adecuada. Inténtelo de nuevo.",
      unsupported: "Este navegador no admite llaves de acceso. Actualícelo o use otro.",
      known: "Este dispositivo o llave de seguridad ya tiene una llave de acceso para esta cuenta.",
      unable:
        "Este dispositivo no puede crear una llave de acceso adecuada. Pruebe con otro dispositivo o una llave de seguridad.",
      refused: "Esta llave de acceso no se ha aceptado. Inténtelo de nuevo o use otra.",
      stale: "La solicitud ha caducado. Inténtelo de nuevo.",
      wrongCode:
        "Este código de recuperación no es correcto o ya se usó. Compruébelo e inténtelo de nuevo.",
      full: "Tiene 20 llaves de acceso, el máximo. Elimine una primero.",
      nameMissing: "Escriba un nombre de 60 caracteres como máximo.",
      startAgain: "Ha pasado demasiado tiempo. Escriba de nuevo su contraseña.",
    },
  },
};
