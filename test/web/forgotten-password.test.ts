// A forgotten password in Chromium, from the sign-in page through the letter to a new password, in the reader's language (docs/decisions/mail.md#forgotten-passwords).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { certificate } from '../harness/certificate.ts';
import { untilFound } from '../harness/eventually.ts';
import { type MailServer, startMailServer } from '../harness/mail-server.ts';
import { expectGoodAtEveryWidth, slowMs, startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('a forgotten password', () => {
  let mails: MailServer;
  let web: Web;
  beforeAll(async () => {
    mails = await startMailServer();
    // Over http, or the cookie of the session would want https.
    const environment = { ...mails.environment, EARSHOT_PUBLIC_URL: 'http://earshot.example.com' };
    web = await startWeb(environment, { certificateAuthority: (await certificate()).cert });
  });
  afterAll(async () => {
    await web?.stop();
    await mails.stop();
  });

  it.each([
    [
      'en-GB',
      'Forgot your password?',
      'E-mail',
      'Send the link',
      'New password',
      'Set password',
      'Sign in',
      'Password',
      'Sign out',
    ],
    ['pt-BR', 'Esqueceu a senha?', 'E-mail', 'Enviar link', 'Nova senha', 'Definir senha', 'Entrar', 'Senha', 'Sair'],
    [
      'es',
      '¿Olvidó su contraseña?',
      'Correo electrónico',
      'Enviar el enlace',
      'Contraseña nueva',
      'Guardar contraseña',
      'Entrar',
      'Contraseña',
      'Cerrar sesión',
    ],
  ])(
    'is asked for, comes by mail and signs in, by keyboard (%s)',
    async (locale, forgot, email, send, newPassword, set, signIn, password, signOut) => {
      const person = await web.person();
      const page = await web.page({ locale });
      await page.goto('/');
      await page.getByRole('link', { name: forgot }).press('Enter');
      await page.getByLabel(email).fill(person.email.toUpperCase());
      await page.keyboard.press('Enter');
      await page.getByRole('main').getByRole('status').waitFor();
      expect(await page.getByRole('button', { name: send }).count()).toBe(0);
      const [letter] = await untilFound(async () => {
        const found = mails.to(person.email);
        return found.length > 0 ? found : undefined;
      });
      await page.goto(/\/password\/[\w-]+/.exec(letter!.text)![0]);
      await page.getByLabel(newPassword).fill('a new one, and long');
      await page.getByRole('button', { name: set }).press('Enter');
      await page.getByRole('link', { name: signIn }).click();
      await page.getByLabel(email).fill(person.email);
      await page.getByLabel(password).fill('a new one, and long');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: signOut }).waitFor();
      await page.context().close();
    },
    slowMs,
  );

  it(
    'is good at every width',
    () =>
      expectGoodAtEveryWidth(web, 'forgotten-password', undefined, async (page) => {
        await page.goto('/forgot-password');
        await page.getByRole('button', { name: 'Send the link' }).waitFor();
      }),
    slowMs,
  );
});
