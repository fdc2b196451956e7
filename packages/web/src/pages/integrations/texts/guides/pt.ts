// How to set up each connector, in Portuguese.
import type en from './en.ts';

const guides: typeof en = {
  'pbx/yeastar': [
    'No portal web da central, abra Integrations → API e ative a API.',
    'Copie de lá o Client ID e o Client Secret.',
    'Se a API só aceita certos endereços IP, inclua o deste servidor.',
    'Uma central em rede privada só é acessível se quem opera este servidor autorizou essa rede.',
  ],
  'pbx/folder': [
    'Guarde ou copie as gravações em uma pasta ou bucket que quem opera este servidor autorizou.',
    'Quem ligou para quem é lido dos registros de chamadas (CDR) e dos nomes de arquivo. Os formatos dos sistemas mais usados são reconhecidos.',
    'Um arquivo é coletado quando não muda há um minuto.',
  ],
  'pbx/zoom-phone': [
    'No Zoom App Marketplace, crie um app do tipo Server-to-Server OAuth e ative-o.',
    'Dê a ele os escopos que listam e leem as gravações de chamadas do Zoom Phone. Se faltar algum, o teste diz qual.',
    'Copie das credenciais do app o account id, o client id e o client secret.',
  ],
  'pbx/twilio': [
    'No Console da Twilio, crie uma chave de API que possa ler chamadas e gravações.',
    'Informe o SID da chave (SK…) como Client ID e o segredo dela como Client Secret.',
  ],
  'meeting/zoom': [
    'No Zoom App Marketplace, crie um app do tipo Server-to-Server OAuth e ative-o.',
    'Dê a ele o escopo que lista as gravações na nuvem da conta. Se faltar algum, o teste diz qual.',
    'Copie das credenciais do app o account id, o client id e o client secret.',
  ],
  'meeting/folder': [
    'Exporte as transcrições ou gravações para uma pasta ou bucket que quem opera este servidor autorizou.',
    'As primeiras linhas de uma transcrição podem dizer “Organizer: ana@example.com” e “Client: Bruno Lima”.',
    'Se uma reunião tem transcrição e gravação, vale a transcrição.',
  ],
};
export default guides;
