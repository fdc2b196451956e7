// Texts of the page for forgotten passwords, in Spanish.
import type en from './en.ts';

const texts: typeof en = {
  title: '¿Olvidó su contraseña?',
  explanation: 'Escriba su correo electrónico. Recibirá un enlace para elegir una contraseña nueva.',
  email: 'Correo electrónico',
  submit: 'Enviar el enlace',
  sent: 'Si hay una cuenta con esta dirección, el enlace está en camino. Funciona una sola vez, durante una hora. Si no llega nada, mire en el correo no deseado o pida un enlace a la administración de su empresa.',
  noMail:
    'Este servidor no envía correos. La administración de su empresa puede crear un enlace en la página Equipo para que usted elija una contraseña nueva.',
  tooOften: 'Demasiadas solicitudes desde aquí. Espere 15 minutos e inténtelo de nuevo.',
  back: 'Volver al inicio de sesión',
};
export default texts;
