// Letters in Spanish.
import { spanishCollectionErrors } from '@earshot/core/collection-errors';
import { dateTimeIn, dayIn, type LetterTexts } from './letter-types.ts';

export const es: LetterTexts = {
  day: dayIn('es'),
  dateTime: dateTimeIn('es'),
  place: { when: 'Cuándo', browser: 'Navegador', address: 'Dirección de red' },
  whyAccount: (company) =>
    `Este correo trata de la seguridad de su cuenta en ${company}. Los correos de este tipo no se pueden desactivar.`,
  passwordReset: {
    subject: (company) => `Elija una contraseña nueva para ${company}`,
    explanation: (company) =>
      `Alguien, probablemente usted, ha pedido una contraseña nueva para su cuenta de Earshot en ${company}. El enlace funciona una sola vez, durante la hora siguiente a la solicitud, y cierra la sesión en todos los dispositivos.`,
    link: 'Elegir una contraseña nueva',
    otherwise: 'Si no ha sido usted, no haga nada. Su contraseña sigue siendo la misma.',
  },
  passwordChanged: {
    subject: (company) => `Su contraseña de ${company} ha cambiado`,
    explanation: (company, how) =>
      ({
        change: `La contraseña de su cuenta de Earshot en ${company} se ha cambiado en Mi cuenta.`,
        invitation: `La contraseña de su cuenta de Earshot en ${company} se ha sustituido con un enlace de invitación creado por la administración.`,
        reset: `La contraseña de su cuenta de Earshot en ${company} se ha sustituido con un enlace enviado a esta dirección.`,
      })[how],
    otherwise: 'Si no ha sido usted, elija ahora una contraseña nueva y avise a la administración de su empresa.',
    passkeys: 'Sus llaves de acceso siguen siendo válidas. Elimine en Mi cuenta las que no sean suyas.',
    link: 'No he sido yo',
  },
  secondFactorChanged: {
    subject: (company) => `Verificación en dos pasos de ${company}: ha habido un cambio`,
    explanation: (company, how) =>
      ({
        enabled: `Se ha activado la verificación en dos pasos de su cuenta de Earshot en ${company}. Las demás sesiones se han cerrado.`,
        disabled: `Se ha desactivado la verificación en dos pasos de su cuenta de Earshot en ${company}. Ahora basta la contraseña para entrar.`,
        reset: `La administración ha restablecido la verificación en dos pasos de su cuenta de Earshot en ${company}, ha eliminado las llaves de acceso que hubiera y ha cerrado todas las sesiones. Entre con su contraseña y configúrelo todo de nuevo.`,
        codesRenewed: `Se han sustituido los códigos de recuperación de su cuenta de Earshot en ${company}. Los anteriores ya no funcionan.`,
      })[how],
    otherwise: 'Si no lo esperaba, cambie ahora su contraseña y avise a la administración de su empresa.',
    link: 'Abrir mi cuenta',
  },
  passkeysChanged: {
    subject: (company) => `Llaves de acceso de ${company}: ha habido un cambio`,
    explanation: (company, how) =>
      ({
        added: `Se ha añadido una llave de acceso (passkey) a su cuenta de Earshot en ${company}. Con ella se puede entrar sin la contraseña.`,
        removed: `Se ha eliminado una llave de acceso (passkey) de su cuenta de Earshot en ${company}. Se ha cerrado la sesión en los demás dispositivos que entraron con ella.`,
      })[how],
    otherwise:
      'Si no lo esperaba, cambie ahora su contraseña, elimine las llaves de acceso que no sean suyas y avise a la administración de su empresa.',
    link: 'Abrir mi cuenta',
  },
  whyAlert: (company) => `Usted eligió recibir esto en su cuenta de Earshot en ${company}, en Mi cuenta.`,
  switchOff: 'Cambiar o desactivar las notificaciones',
  callAlert: {
    subject: (company) => `Una llamada de ${company} para usted`,
    low: (score) => `Una llamada tiene una puntuación de ${score}, por debajo del límite que usted fijó.`,
    words: (words) => `Una llamada contiene palabras que usted sigue: ${words.join(', ')}.`,
    link: 'Abrir la llamada',
  },
  call: { person: 'Asesor(a)', when: 'Fecha', score: 'Puntuación' },
  digest: {
    subject: (company) => `Su semana en ${company}`,
    explanation: (from, until) => `Del ${from} al ${until}:`,
    calls: 'Llamadas',
    mean: 'Puntuación media',
    change: 'Variación respecto a la semana anterior',
    worth: 'Vale la pena escuchar:',
    call: (score, name, day) => `Puntuación ${score}${name === null ? '' : `, ${name}`}, ${day}`,
  },
  recordingFailed: {
    subject: (company) => `No se pudo analizar una grabación de ${company}`,
    explanation: 'No se pudo analizar una grabación. Otros fallos de la misma hora no se avisan uno por uno.',
    link: 'Ver qué ha fallado',
  },
  recordingUncollected: {
    subject: (company) => `No se pudo recoger una grabación de ${company}`,
    explanation: (name) =>
      `La integración ${name} no pudo recoger una grabación y la ha dejado fuera. Otros fallos de la misma hora no se avisan uno por uno.`,
    link: 'Abrir las integraciones',
  },
  integrationRecovered: {
    subject: (company) => `Una integración de ${company} vuelve a funcionar`,
    explanation: (name) =>
      `La integración ${name} vuelve a funcionar. También recoge lo que se grabó mientras tanto, si el proveedor aún lo conserva.`,
    link: 'Abrir las integraciones',
  },
  integrationStopped: {
    subject: (company) => `Una integración de ${company} ha dejado de funcionar`,
    explanation: (name) =>
      `La integración ${name} ha dejado de funcionar. No se recogen grabaciones hasta que vuelva a funcionar.`,
    reasons: spanishCollectionErrors,
    link: 'Abrir las integraciones',
  },
  newSignIn: {
    subject: (company) => `Nuevo inicio de sesión en ${company}`,
    explanation: (company) =>
      `Alguien ha iniciado sesión en su cuenta de Earshot en ${company} desde un navegador o una red que usted no había usado antes.`,
    otherwise:
      'Si ha sido usted, no tiene que hacer nada. Si no, cambie ahora su contraseña. Eso cierra la sesión en todos los demás dispositivos.',
    link: 'Ver mis sesiones',
  },
};
