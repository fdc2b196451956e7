// What a test of an integration found, in Portuguese.
import type en from './en.ts';

const texts: typeof en = {
  running: 'Consultando o provedor…',
  works: 'Funciona.',
  fails: 'Ainda não funciona.',
  checks: {
    access: 'Conexão',
    list: 'Lista de gravações',
    download: 'Download',
    transcription: 'Transcrição',
    language: 'Idioma',
  },
  outcomes: { passed: 'OK', limited: 'só em parte', failed: 'falhou', not_tried: 'não testado' },
  /** Before the server's words, which are English. */
  advice: {
    access: 'Confira o endereço e as credenciais. O servidor diz:',
    list: 'Confira as permissões no provedor. O servidor diz:',
    download: 'Confira as permissões no provedor. O servidor diz:',
    transcription: 'Fale com quem opera este servidor. O servidor diz:',
    language: 'Confira o idioma das gravações em Configurações → Empresa. O servidor diz:',
  },
};
export default texts;
