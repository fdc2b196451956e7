// How to set up each connector, in Spanish.
import type en from './en.ts';

const guides: typeof en = {
  'pbx/yeastar': [
    'En el portal web de la central, abra Integrations → API y actívela.',
    'Copie de allí el Client ID y el Client Secret.',
    'Si la API solo acepta ciertas direcciones IP, agregue la de este servidor.',
    'Una central en una red privada solo es accesible si quien opera este servidor autorizó esa red.',
  ],
  'pbx/folder': [
    'Guarde o copie las grabaciones en una carpeta o bucket que haya autorizado quien opera este servidor.',
    'Quién llamó a quién se lee de los registros de llamadas (CDR) y de los nombres de archivo; se reconocen los formatos de los sistemas más usados.',
    'Un archivo se recopila cuando no ha cambiado en un minuto.',
  ],
  'pbx/zoom-phone': [
    'En el Zoom App Marketplace, cree una aplicación del tipo Server-to-Server OAuth y actívela.',
    'Dele los permisos para listar y leer las grabaciones de llamadas de Zoom Phone. Si falta alguno, la prueba dice cuál.',
    'Copie de las credenciales de la aplicación el account id, el client id y el client secret.',
  ],
  'pbx/twilio': [
    'En la consola de Twilio, cree una clave de API que pueda leer llamadas y grabaciones.',
    'Escriba el SID de la clave (SK…) como Client ID y su secreto como Client Secret.',
  ],
  'meeting/zoom': [
    'En el Zoom App Marketplace, cree una aplicación del tipo Server-to-Server OAuth y actívela.',
    'Dele el permiso para listar las grabaciones en la nube de la cuenta. Si falta alguno, la prueba dice cuál.',
    'Copie de las credenciales de la aplicación el account id, el client id y el client secret.',
  ],
  'meeting/folder': [
    'Exporte las transcripciones o grabaciones a una carpeta o bucket que haya autorizado quien opera este servidor.',
    'Las primeras líneas de una transcripción pueden decir “Organizer: ana@example.com” y “Client: Bruno Lima”.',
    'Si una reunión tiene transcripción y grabación, se usa la transcripción.',
  ],
};
export default guides;
