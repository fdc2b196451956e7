// Texts around every page, in Spanish.
import type en from './en.ts';

const texts: typeof en = {
  areas: {
    analyses: 'Análisis',
    'new-analysis': 'Nuevo análisis',
    'for-you': 'Para usted',
    examples: 'Buenos ejemplos',
    trends: 'Tendencias',
    reviews: 'Revisiones',
    team: 'Equipo',
    'api-keys': 'Claves de API',
    webhooks: 'Webhooks',
    integrations: 'Integraciones',
    'interaction-types': 'Tipos de interacción',
    credits: 'Minutos',
    company: 'Empresa',
    audit: 'Auditoría',
  },
  account: 'Mi cuenta',
  erasure: {
    explanation: (when) =>
      `Su empresa se eliminará el ${when}. Hasta entonces solo puede entrar la administración, las claves de API se rechazan, no se recopila nada y los webhooks esperan.`,
    open: 'Exportar, cancelar o eliminar ahora',
  },
  expired: {
    title: 'Inicie sesión de nuevo',
    explanation: 'Su sesión terminó. Inicie sesión para continuar. Nada de esta página se pierde.',
    leave: 'Salir de esta página',
    ofCompany: 'Entrar con la cuenta de la empresa en otra pestaña y volver aquí',
  },
  language: 'Idioma',
  menu: 'Menú',
  navigation: 'Principal',
  newSignIns: {
    explanation: 'Su cuenta se usó desde un navegador o una red que usted no había usado antes:',
    otherwise: 'Si no fue usted, cambie ahora su contraseña. Eso cierra la sesión en todos los demás dispositivos.',
    several: (times, last) => `${times} veces, la última el ${last}`,
    understood: 'Fui yo',
    account: 'Cambiar mi contraseña',
  },
  notFound: {
    title: 'Página no encontrada',
    explanation: 'No hay nada en esta dirección, o su rol no permite verlo.',
    home: 'Ir al inicio',
  },
  offline:
    'No tiene conexión. Lo que ve puede estar desactualizado, y los cambios no se guardan hasta que vuelva la conexión.',
  replaced: {
    explanation: (when) =>
      `Su contraseña se reemplazó el ${when} mediante un enlace de invitación. Si no fue usted, cámbiela en Mi cuenta y avise a la administración. Las claves de API creadas a su nombre siguen siendo válidas hasta que se revoquen.`,
    understood: 'Entendido',
  },
  roles: {
    salesperson: 'Ventas',
    supervisor: 'Supervisión',
    admin_company: 'Administración',
    super_admin: 'Administración del servicio',
  },
  settings: 'Configuración',
  signIn: {
    title: 'Iniciar sesión',
    description: 'Qué se dijo en sus conversaciones y cómo fueron.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    wrong: 'Correo o contraseña incorrectos.',
    blocked: 'Demasiados intentos fallidos. Espere 15 minutos e inténtelo de nuevo.',
    erasing: 'Su empresa va a eliminarse. Solo puede entrar la administración.',
    company: 'Empresa',
    companyHint: 'Esta contraseña da acceso a más de una.',
    enter: 'Continuar',
    code: 'Código',
    codeHint: 'Los seis dígitos de su aplicación de autenticación, o uno de sus códigos de recuperación.',
    codeWrong: 'Este código es incorrecto o ya se usó. Espere el siguiente.',
    back: 'Volver',
    passkey: 'Entrar con llave de acceso',
    passkeyNone: 'No se usó ninguna llave de acceso. Inténtelo de nuevo, o entre con correo y contraseña.',
    passkeyElsewhere:
      'Las llaves de acceso solo sirven en la dirección habitual de Earshot. Ábralo allí, o entre con correo y contraseña.',
    forgotten: '¿Olvidó su contraseña?',
    ofCompany: 'Entrar con la cuenta de la empresa',
  },
  signOut: 'Cerrar sesión',
  signOutFailed: 'El servidor no respondió. Su sesión sigue abierta.',
  skip: 'Ir al contenido',
  waiting: (count) => (count === 1 ? 'pendiente' : 'pendientes'),
};
export default texts;
