// Texts of Team, in Spanish.
import { count } from '../../../texts/count.ts';
import type en from './en.ts';

const texts: typeof en = {
  title: 'Equipo',
  description: 'Quién usa Earshot, qué puede ver cada persona y si puede iniciar sesión.',
  descriptionForSupervisor: 'Las personas de la empresa. Usted puede leer los análisis de quienes supervisa.',
  add: 'Agregar persona',
  caption: 'Personas de la empresa',
  search: 'Buscar',
  searchHint: 'Nombre, correo o extensión',
  show: 'Mostrar',
  shows: {
    all: 'Todas',
    active: 'Activas',
    invited: 'Con invitación',
    deactivated: 'Desactivadas',
    mine: 'Mi equipo',
  },
  people: (number) => count('es', number, { one: '# persona', other: '# personas' }),
  nobody: 'Nadie coincide',
  nobodyHint: 'Cambie la búsqueda o muestre a todas las personas.',
  showEverybody: 'Mostrar a todas',
  name: 'Nombre',
  you: 'usted',
  role: 'Rol',
  supervisor: 'Supervisión',
  noSupervisor: 'nadie',
  extensions: 'Extensiones',
  noExtensions: 'ninguna',
  state: 'Acceso',
  actions: 'Acciones',
  states: {
    active: 'Acceso activo',
    invited: 'Con invitación',
    lapsed: 'Invitación vencida',
    deactivated: 'Acceso desactivado',
  },
  notShown: 'no se muestra',
  linkUntil: (date) => `El enlace vale hasta el ${date}`,
  edit: 'Editar',
  editPerson: (name) => `Editar a ${name}`,
  newInvitation: 'Nueva invitación',
  newInvitationFor: (name) => `Nueva invitación para ${name}`,
  newPassword: 'Enlace de contraseña',
  newPasswordFor: (name) => `Enlace de contraseña para ${name}`,
  deactivate: 'Desactivar',
  deactivatePerson: (name) => `Desactivar a ${name}`,
  activate: 'Activar',
  activatePerson: (name) => `Activar a ${name}`,
  deactivateTitle: (name) => `¿Desactivar a ${name}?`,
  deactivateMeans:
    'Sus sesiones terminan de inmediato y ya no podrá iniciar sesión. Sus análisis se conservan y siguen contando en las tendencias. Puede activar el acceso de nuevo cuando quiera.',
  deactivated: (name) => `El acceso de ${name} está desactivado.`,
  activated: (name) => `${name} puede iniciar sesión de nuevo.`,
  secondFactor: {
    act: 'Restablecer la verificación',
    actFor: (name) => `Restablecer la verificación en dos pasos de ${name}`,
    title: (name) => `¿Restablecer la verificación en dos pasos de ${name}?`,
    means:
      'Hágalo solo si está seguro de quién se lo pide. Se cierran todas las sesiones de la persona y se eliminan sus llaves de acceso. Entra solo con la contraseña hasta configurarlo todo de nuevo.',
    confirm: 'Restablecer',
    done: (name) => `La verificación en dos pasos de ${name} quedó restablecida.`,
  },
  openId: {
    act: 'Desvincular la cuenta de la empresa',
    actFor: (name) => `Desvincular la cuenta de la empresa de ${name}`,
    title: (name) => `¿Desvincular la cuenta de la empresa de ${name}?`,
    means:
      'La próxima cuenta del servicio de acceso con el correo de esta persona se vincula en su lugar. Se cierran las sesiones iniciadas por el servicio.',
    confirm: 'Desvincular',
    done: (name) => `La cuenta de la empresa de ${name} quedó desvinculada.`,
  },
  erasure: {
    act: 'Eliminar…',
    actFor: (name) => `Eliminar a ${name}`,
    title: (name) => `¿Eliminar a ${name}?`,
    means:
      'El acceso, el nombre y el correo de la persona se eliminan para siempre. Los nombres de pila que se dijeron quedan en las transcripciones. No se puede deshacer.',
    analyses: 'Los análisis de la persona',
    keep: 'Conservarlos, sin nombre ni correo',
    delete: 'Eliminarlos también, con sus grabaciones',
    confirm: 'Eliminar para siempre',
    done: (name) => `Los datos de ${name} se eliminaron.`,
    underWay: (name) => `Los datos de ${name} se están eliminando. Tarda unos minutos.`,
  },
  serviceAdministrator: 'Solo se cambia con el comando earshot',
  rolesTitle: 'Qué puede hacer cada rol',
  roles: {
    salesperson: {
      name: 'Ventas',
      means:
        'Ve los análisis que tiene asignados o que creó, sus propias tendencias y los buenos ejemplos de su equipo. Puede crear análisis nuevos.',
    },
    supervisor: {
      name: 'Supervisión',
      means: 'También ve los análisis y las tendencias de todas las personas que supervisa.',
    },
    admin: {
      name: 'Administración',
      means:
        'Ve todo lo de la empresa y gestiona personas, claves de API, webhooks, integraciones y tipos de interacción.',
    },
    super_admin: {
      name: 'Administración del servicio',
      means: 'Opera este servicio. Solo se crea con el comando earshot.',
    },
  },
  form: {
    addTitle: 'Agregar persona',
    editTitle: (name) => `Editar a ${name}`,
    email: 'Correo electrónico',
    emailHint: 'Se usa para iniciar sesión. No se puede cambiar después.',
    emailFixed: 'No se puede cambiar: si es incorrecto, agregue a la persona de nuevo.',
    supervisorHint: 'Ve los análisis de esta persona.',
    noSupervisor: 'Nadie',
    extensionsHint:
      'Sus extensiones en la central telefónica, separadas por comas: 201, 202. Se le asignan las llamadas de esas extensiones.',
    extensionsMost: (most) => `Como máximo ${most} extensiones.`,
    extensionInvalid: (extension) =>
      `“${extension}” no puede ser una extensión: hasta 32 letras, dígitos y * # + . _ - sin espacios.`,
    extensionTaken: (extension, name) => `La extensión ${extension} es de ${name}. Quítesela primero.`,
    ownRole: 'Solo otra persona de administración puede quitarle su rol de administración.',
    emailTaken: 'Ya existe alguien con este correo.',
    emailInvalid: 'Esto no es una dirección de correo.',
    add: 'Agregar y crear la invitación',
    save: 'Guardar',
    saved: (name) => `Los datos de ${name} se guardaron.`,
  },
  invitation: {
    title: (name) => `Invitación para ${name}`,
    passwordTitle: (name) => `Enlace de contraseña para ${name}`,
    before: 'Un enlace nuevo le permite elegir una contraseña. Los enlaces anteriores dejan de funcionar.',
    beforePassword:
      'Un enlace nuevo le permite elegir otra contraseña; sus sesiones terminan en ese momento. Hasta entonces, la contraseña actual vale. Los enlaces anteriores dejan de funcionar.',
    make: 'Crear el enlace',
    link: 'Enlace',
    linkHint: (date) =>
      `Funciona una vez, hasta el ${date}. Earshot no envía invitaciones por correo: envíe usted el enlace. Solo se muestra ahora.`,
    copy: 'Copiar el enlace',
    mail: 'Escribir un correo',
    mailSubject: 'Su acceso a Earshot',
    mailBody: (name, link) =>
      `Hola, ${name}:\n\nAbra este enlace para elegir su contraseña. Funciona una vez, durante 7 días:\n\n${link}\n`,
    done: 'Listo',
  },
};
export default texts;
