// Texts of Settings → Company, in Spanish.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Empresa',
  name: 'Nombre',
  language: 'Idioma de las grabaciones',
  languageHint: 'El idioma que se habla en sus llamadas. Cada transcripción se analiza en su propio idioma.',
  save: 'Guardar',
  saved: 'La empresa se guardó.',
  sharing: {
    title: 'Enlaces compartidos',
    explanation: 'Quien tenga el enlace de un análisis puede leerlo sin cuenta.',
    links: 'Enlaces',
    off: 'Ninguno: los enlaces que existen no se abren',
    onRequest: 'Cuando alguien crea uno',
    atCreation: 'Automáticamente, en los análisis creados con una clave de API',
    days: 'Los enlaces nuevos vencen a los',
    daysHint: 'En días. Déjelo vacío para enlaces que no vencen.',
    apply: 'Aplicar',
    saved: 'La configuración de los enlaces compartidos se guardó.',
  },
  redaction: {
    title: 'Ocultación de datos',
    explanation:
      'Los números de tarjeta, CPF, CNPJ, DNI, NIE, SSN, IBAN, correos electrónicos, teléfonos y contraseñas, escritos o dichos en voz alta, se ocultan antes de guardar o analizar la conversación.',
    label: 'Ocultar datos en las conversaciones',
    hint: 'Se aplica a las conversaciones nuevas. Las que ya existen no cambian.',
    off: 'No',
    muteRecordings: 'Sí, y silenciar esas partes de las grabaciones',
    discardRecordings: 'Sí, y no guardar las grabaciones',
    apply: 'Aplicar',
    saved: 'La configuración de ocultación se guardó.',
  },
  targets: {
    title: 'Objetivos',
    explanation:
      'Las tendencias muestran estos objetivos junto a las cifras. No cambian ninguna puntuación. Deje un campo vacío para no fijar objetivo.',
    minScore: 'Puntuación promedio, al menos',
    minAttendantTalkPct: 'Tiempo de habla, al menos (%)',
    maxAttendantTalkPct: 'Tiempo de habla, como máximo (%)',
    maxInterruptionsPerTenMin: 'Interrupciones por 10 min, como máximo',
    minCriterionPct: 'Cada criterio cumplido en al menos (%)',
    apply: 'Actualizar los objetivos',
    saved: 'Los objetivos se guardaron.',
  },
  signIn: {
    title: 'Acceso',
    required: 'Exigir la verificación en dos pasos',
    requiredHint:
      'Quien no la haya configurado no podrá hacer nada más hasta hacerlo. Las claves de API siguen siendo válidas.',
    apply: 'Actualizar las reglas de acceso',
    saved: 'La configuración de acceso se guardó.',
  },
  openId: {
    title: 'Acceso con la cuenta de la empresa (OpenID Connect)',
    explanation:
      'Su equipo entra por el servicio de acceso de la empresa, como Keycloak, Google Workspace o Microsoft Entra. Cada persona debe estar en la página Equipo con el correo que tiene allí.',
    callback: 'URI de redirección, para registrar en el servicio',
    share: 'Dirección para compartir con el equipo',
    untested: 'Aún no se probó: abra la dirección para compartir y entre como administrador.',
    tested: 'Un administrador ya entró con esta configuración.',
    issuer: 'Emisor (issuer)',
    issuerHint: 'Una dirección https, como https://accounts.google.com',
    clientId: 'ID de cliente',
    clientSecret: 'Secreto de cliente',
    secretKept: 'Déjelo vacío para conservar el actual.',
    apply: 'Guardar el servicio',
    saved: 'El servicio de acceso se guardó.',
    remove: 'Quitar el servicio',
    removeTitle: '¿Quitar el servicio de acceso?',
    removeMeans: 'Ya nadie entra por él, y se desvinculan todas las cuentas. Las sesiones abiertas continúan.',
    removed: 'El servicio de acceso se quitó.',
    required: 'Exigir el acceso con la cuenta de la empresa',
    requiredHint:
      'Las contraseñas, los enlaces de contraseña olvidada y las invitaciones dejan de abrir sesiones. Las claves de API siguen siendo válidas.',
    emergency: 'Administradores de emergencia',
    emergencyHint:
      'Sus contraseñas siguen siendo válidas, para el día en que el servicio no responda. Elija al menos uno.',
    hasSecondFactor: 'Usa la verificación en dos pasos',
    lacksSecondFactor: 'Solo tiene contraseña: conviene configurar la verificación en dos pasos',
    endSessions: 'Cerrar todas las sesiones abiertas con contraseña, excepto esta',
    applyRequired: 'Actualizar la exigencia',
  },
  exporting: {
    title: 'Exportar sus datos',
    explanation:
      'Un archivo con todo lo que su empresa tiene en Earshot: análisis con sus transcripciones, personas, configuración y la lista de grabaciones, en JSON Lines. Sin contraseñas, claves ni secretos.',
    download: 'Descargar la exportación',
  },
  erasing: {
    title: 'Eliminar la empresa',
    explanation:
      'Siete días después de pedirlo, la empresa se elimina con sus análisis, grabaciones y personas. Hasta entonces solo puede entrar la administración, las claves de API se rechazan, no se recopila nada, los webhooks esperan y los enlaces compartidos no se abren. Cualquier administrador puede cancelarlo.',
    ask: 'Eliminar la empresa…',
    confirmTitle: '¿Eliminar la empresa?',
    nameLabel: (name) => `Escriba el nombre de la empresa: ${name}`,
    confirm: 'Eliminar en siete días',
    asked: 'La empresa se eliminará en siete días.',
    pending: (when) => `Esta empresa se eliminará el ${when}.`,
    pendingBy: (name, when) => `${name} lo pidió el ${when}.`,
    keep: 'Conservar la empresa',
    kept: 'La empresa se conserva.',
    now: 'Eliminar ahora…',
    nowTitle: '¿Eliminar la empresa ahora?',
    nowExplanation:
      'Esto no se puede deshacer. Los análisis, las grabaciones y las personas se eliminan al momento, y su sesión termina.',
    nowConfirm: 'Eliminar ahora',
  },
};
export default texts;
