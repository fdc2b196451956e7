// What a test of an integration found, in Spanish.
import type en from './en.ts';

const texts: typeof en = {
  running: 'Consultando al proveedor…',
  works: 'Funciona.',
  fails: 'Todavía no funciona.',
  checks: {
    access: 'Conexión',
    list: 'Lista de grabaciones',
    download: 'Descarga',
    transcription: 'Transcripción',
    language: 'Idioma',
  },
  outcomes: { passed: 'correcto', limited: 'solo en parte', failed: 'falló', not_tried: 'sin probar' },
  /** Before the server's words, which are English. */
  advice: {
    access: 'Revise la dirección y las credenciales. El servidor dice:',
    list: 'Revise los permisos en el proveedor. El servidor dice:',
    download: 'Revise los permisos en el proveedor. El servidor dice:',
    transcription: 'Hable con quien opera este servidor. El servidor dice:',
    language: 'Revise el idioma de las grabaciones en Configuración → Empresa. El servidor dice:',
  },
};
export default texts;
