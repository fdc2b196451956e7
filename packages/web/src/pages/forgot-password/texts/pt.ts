// Texts of the page for forgotten passwords, in Portuguese.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Esqueceu a senha?',
  explanation: 'Informe seu e-mail. Você receberá um link para escolher uma nova senha.',
  email: 'E-mail',
  submit: 'Enviar link',
  sent: 'Se houver uma conta com este endereço, o link já está a caminho. Ele funciona uma única vez, durante uma hora. Se nada chegar, veja a pasta de spam ou peça um link à administração da sua empresa.',
  noMail:
    'Este servidor não envia e-mails. A administração da sua empresa pode criar um link na página Equipe para você escolher uma nova senha.',
  tooOften: 'Muitas solicitações a partir daqui. Espere 15 minutos e tente de novo.',
  back: 'Voltar ao login',
};
export default texts;
