// Texts of Settings → Webhooks, in Spanish.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Webhooks',
  description: 'Cuando un análisis está listo, Earshot lo envía firmado a estas direcciones, en segundos.',
  add: 'Agregar destino',
  list: 'Destinos',
  empty: 'Todavía no hay destinos',
  emptyText:
    'Agregue la dirección de su CRM, almacén de datos o programa propio. Los análisis completados se envían allí automáticamente.',
  on: 'activo',
  off: 'desactivado',
  offNote:
    'Aquí no se envía nada. Los análisis completados mientras tanto no se envían después: obténgalos con el cliente (reconcile).',
  roles: {
    admin_company: ['Administración de la empresa', 'Recibe el análisis completo.'],
    super_admin: [
      'Administración del servicio',
      'Recibe el análisis completo con este rol, para un segundo receptor en la misma dirección.',
    ],
    supervisor: [
      'Supervisión',
      'De una versión anterior: no recibe datos del proveedor, costos ni grabaciones recopiladas.',
    ],
    salesperson: [
      'Ventas',
      'De una versión anterior: recibe lo que muestra una página compartida, sin grabaciones recopiladas.',
    ],
  },
  triggers: {
    manual_ui: ['Creados por personas', 'Análisis que alguien crea en Earshot.'],
    external_api: ['Creados por programas', 'Análisis creados con una clave de API.'],
    scheduled_collection: [
      'Recopilados',
      'Grabaciones de las integraciones. Solo para los dos roles de administración.',
    ],
    failed: ['Fallos', 'Análisis que fallan, de los tipos elegidos arriba.'],
    integrations: [
      'Integraciones',
      'Integraciones que dejan de funcionar o vuelven a hacerlo, y grabaciones que no se pudieron recopilar. Solo para los dos roles de administración.',
    ],
  },
  facts: { role: 'Rol', triggers: 'Eventos', since: 'Agregado' },
  actions: {
    edit: 'Editar',
    switchOn: 'Activar',
    switchOff: 'Desactivar',
    renew: 'Secreto nuevo',
    remove: 'Quitar',
    of: (action, name) => `${action}: ${name}`,
  },
  switchedOn: 'El destino está activo.',
  switchedOff: 'El destino está desactivado.',
  saved: 'El destino se guardó.',
  removed: 'El destino se quitó.',
  form: {
    add: 'Agregar destino',
    edit: 'Editar el destino',
    label: 'Nombre',
    labelHint: 'Opcional, para distinguir los destinos; 80 caracteres como máximo.',
    url: 'Dirección',
    urlHint: 'Una dirección https:// accesible desde internet, sin usuario ni contraseña. No se siguen redirecciones.',
    role: 'Rol',
    roleHint: 'Determina qué campos se envían. El rol de un destino no cambia: para otro, agregue otro destino.',
    refused: 'Revise la dirección.',
    triggers: 'Eventos',
    submitAdd: 'Agregar y mostrar el secreto',
    submitEdit: 'Guardar',
  },
  refusals: {
    duplicate: 'Ya hay un destino con este rol y esta dirección. Edite ese, o elija el otro rol.',
    url: 'Esta no es una dirección https://.',
    credentials: 'Quite usuario y contraseña de la dirección. La firma prueba que la solicitud es de Earshot.',
    private: 'Esta dirección está en una red privada. Earshot solo envía a direcciones públicas.',
    unresolved: 'Ese servidor no existe. Revise la ortografía.',
    trigger: 'Elija al menos uno.',
  },
  switchOff: {
    title: (name) => `¿Desactivar ${name}?`,
    text: 'No se envía nada más. Las entregas que esperan otro intento se descartan.',
  },
  renew: {
    title: (name) => `¿Secreto nuevo para ${name}?`,
    text: 'El secreto actual deja de valer al instante, también para las entregas en espera. Mientras su receptor no conozca el nuevo, rechazará lo que llega; las entregas se reintentan durante unos 75 segundos. Haga que el receptor acepte una lista de secretos, el nuevo primero.',
    confirm: 'Crear secreto nuevo',
  },
  remove: {
    title: (name) => `¿Quitar ${name}?`,
    text: 'No se envía nada más allí. Las entregas en espera se descartan y el secreto se elimina.',
  },
  secret: {
    title: 'Secreto de este destino',
    label: 'Secreto',
    warning: 'Cópielo ahora. No se volverá a mostrar. Si lo pierde, cree otro.',
    copy: 'Copiar el secreto',
    next: 'Déselo a su receptor, que comprueba cada solicitud con él:',
    done: 'Ya lo guardé',
  },
  receive: {
    title: 'Recibir y comprobar',
    intro:
      'Una solicitud es de Earshot solo si la firma coincide. Compruébela sobre el cuerpo original, antes de interpretarlo.',
    run: 'Terminal',
    library: 'Un receptor en Node.js, con @earshot/core/webhooks',
    verify: 'receiver.ts',
    noLibrary: 'Sin la biblioteca',
    noLibraryText:
      'La firma es el HMAC-SHA256 de timestamp, “.” y cuerpo sin tocar, en hexadecimal; la clave es el texto del secreto. Compare en tiempo constante y rechace timestamps a más de 30 minutos.',
    example: 'Ejemplo de solicitud',
  },
  rules: {
    answer: 'Responda 2xx en 10 segundos como máximo y haga el trabajo después.',
    retry:
      'Cualquier otra respuesta se reintenta: cinco intentos, separados unos 5, 10, 20 y 40 segundos. Después el evento se descarta.',
    twice: 'Una entrega puede llegar dos veces. dedupeKey, de verifyWebhook, es la misma en todos los intentos.',
    missed: 'Obtenga lo perdido con client.analyses.reconcile, cada pocos minutos.',
    change: 'Una dirección o un secreto nuevos valen también para las entregas en espera.',
  },
  payload: {
    title: 'Qué se envía, por rol',
    field: 'Campos',
    yes: 'se envía',
    no: 'no se envía',
    administrators: 'Administración',
    supervisor: 'Supervisión',
    salesperson: 'Ventas',
    rest: 'Todos los demás campos del análisis',
    note: 'Los destinos nuevos son para la administración. Los otros dos roles solo existen en destinos de versiones anteriores.',
  },
};
export default texts;
