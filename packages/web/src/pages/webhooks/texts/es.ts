// Texts of Settings → Webhooks, in Spanish.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Webhooks',
  description: 'Cuando un análisis está listo, Earshot lo envía a las direcciones de aquí, firmado, en segundos.',
  add: 'Añadir destino',
  list: 'Destinos',
  empty: 'Todavía no hay destinos',
  emptyText:
    'Añada la dirección de su CRM, almacén de datos o programa propio, y los análisis listos llegan allí solos.',
  on: 'activo',
  off: 'apagado',
  offNote:
    'Aquí no se envía nada. Lo que termine mientras tanto no llegará después: recójalo con el cliente (reconcile).',
  roles: {
    admin_company: ['Administración de la empresa', 'Recibe el análisis completo.'],
    super_admin: [
      'Administración del servicio',
      'Recibe el análisis completo, con este nombre: para un segundo receptor en la misma dirección.',
    ],
    supervisor: [
      'Supervisión',
      'De una versión anterior: no recibe datos del proveedor ni costos, ni nada de lo recopilado.',
    ],
    salesperson: [
      'Ventas',
      'De una versión anterior: recibe lo que muestra una página compartida, y nada de lo recopilado.',
    ],
  },
  triggers: {
    manual_ui: ['Hechos por personas', 'Análisis que alguien crea en estas páginas.'],
    external_api: ['Hechos por programas', 'Análisis que llegan con una clave de API.'],
    scheduled_collection: [
      'Recopilados',
      'Grabaciones traídas de las integraciones. Solo para los dos perfiles de administración.',
    ],
    failed: ['Fallos', 'También los análisis que fallan, de los tipos elegidos arriba.'],
  },
  facts: { role: 'Recibe como', triggers: 'Se entera de', since: 'Añadido' },
  actions: {
    edit: 'Editar',
    switchOn: 'Activar',
    switchOff: 'Apagar',
    renew: 'Secreto nuevo',
    remove: 'Quitar',
    of: (action, name) => `${action}: ${name}`,
  },
  switchedOn: 'El destino está activo.',
  switchedOff: 'El destino está apagado.',
  saved: 'El destino se guardó.',
  removed: 'El destino se quitó.',
  form: {
    add: 'Añadir destino',
    edit: 'Editar el destino',
    label: 'Nombre',
    labelHint: 'Opcional, para distinguir los destinos; 80 caracteres como máximo.',
    url: 'Dirección',
    urlHint: 'Una dirección https:// accesible desde internet, sin usuario ni contraseña. No se siguen redirecciones.',
    role: 'Recibir como',
    roleHint: 'Decide qué campos se envían. Un destino conserva su perfil: para otro, añada otro destino.',
    triggers: 'Enterarse de',
    submitAdd: 'Añadir y mostrar el secreto',
    submitEdit: 'Guardar',
  },
  refusals: {
    duplicate: 'Ya hay un destino con este perfil y esta dirección. Edite ese, o elija el otro perfil.',
    url: 'Esta no es una dirección https://.',
    credentials:
      'Deje usuario y contraseña fuera de la dirección: la firma es la que dice que la llamada es de Earshot.',
    private: 'Esta dirección lleva a una red privada. Earshot solo envía a direcciones accesibles desde internet.',
    unresolved: 'Ese servidor no existe. Revise la ortografía.',
    trigger: 'Elija al menos uno.',
  },
  switchOff: {
    title: (name) => `¿Apagar ${name}?`,
    text: 'No se envía nada más, y lo que espera otro intento se descarta.',
  },
  renew: {
    title: (name) => `¿Un secreto nuevo para ${name}?`,
    text: 'El secreto actual deja de valer al instante, también para entregas que esperan. Mientras su receptor no conozca el nuevo, rechaza lo que llega; eso se reintenta durante unos 75 segundos. Haga que el receptor acepte una lista de secretos, el nuevo primero.',
    confirm: 'Crear secreto nuevo',
  },
  remove: {
    title: (name) => `¿Quitar ${name}?`,
    text: 'No se envía nada más allí, lo que espera se descarta, y el secreto se pierde.',
  },
  secret: {
    title: 'El secreto de este destino',
    label: 'Secreto',
    warning: 'Cópielo ahora: nadie puede volver a mostrarlo. Si se pierde, cree otro.',
    copy: 'Copiar el secreto',
    next: 'Déselo a su receptor, que comprueba cada llamada con él:',
    done: 'Ya lo guardé',
  },
  receive: {
    title: 'Recibir y comprobar',
    intro:
      'Una llamada es de Earshot solo si la firma coincide. Compruébela sobre el cuerpo tal como llegó, antes de cualquier parser.',
    run: 'Terminal',
    library: 'Un receptor en Node.js, con @earshot/core/webhooks',
    verify: 'receiver.ts',
    noLibrary: 'Sin la biblioteca',
    noLibraryText:
      'La firma es el HMAC-SHA256 de timestamp, “.” y cuerpo sin tocar, en hexadecimal; la clave es el texto del secreto. Compare en tiempo constante y rechace timestamps a más de 30 minutos.',
    example: 'Ejemplo de llamada',
  },
  rules: {
    answer: 'Responda 2xx en 10 segundos como máximo y haga el trabajo después.',
    retry:
      'Cualquier otra respuesta se reintenta: cinco intentos, separados unos 5, 10, 20 y 40 segundos. Después el evento se abandona.',
    twice:
      'Una entrega puede llegar dos veces. La clave de verifyWebhook, dedupeKey, es la misma en todos los intentos.',
    missed: 'Lo perdido se puede recoger: client.analyses.reconcile, cada pocos minutos.',
    change: 'Una dirección o un secreto nuevos valen también para lo que espera.',
  },
  payload: {
    title: 'Qué se envía, por perfil',
    field: 'Campos',
    yes: 'se envía',
    no: 'no se envía',
    administrators: 'Administración',
    supervisor: 'Supervisión',
    salesperson: 'Ventas',
    rest: 'Todos los demás campos del análisis',
    note: 'Los destinos nuevos son para la administración. Los otros dos perfiles solo existen en destinos de versiones anteriores.',
  },
};
export default texts;
