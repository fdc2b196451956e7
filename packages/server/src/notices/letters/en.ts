// Letters in English.
import { englishCollectionErrors } from '@earshot/core/collection-errors';
import { dateTimeIn, dayIn, type LetterTexts } from './letter-types.ts';

export const en: LetterTexts = {
  day: dayIn('en-GB'),
  dateTime: dateTimeIn('en-GB'),
  place: { when: 'When', browser: 'Browser', address: 'Network address' },
  whyAccount: (company) =>
    `This e-mail is about the security of your account at ${company}. Such e-mails cannot be switched off.`,
  passwordReset: {
    subject: (company) => `Choose a new password for ${company}`,
    explanation: (company) =>
      `Somebody, probably you, has asked for a new password for your Earshot account at ${company}. The link works once, within an hour of the request. It signs out every device.`,
    link: 'Choose a new password',
    otherwise: 'If it was not you, do nothing. Your password stays as it is.',
  },
  passwordChanged: {
    subject: (company) => `Your password for ${company} was changed`,
    explanation: (company, how) =>
      ({
        change: `The password of your Earshot account at ${company} was changed under My account.`,
        invitation: `The password of your Earshot account at ${company} was replaced through an invitation link that an administrator had created.`,
        reset: `The password of your Earshot account at ${company} was replaced through a link sent to this address.`,
      })[how],
    otherwise: 'If it was not you, choose a new password now and tell an administrator of your company.',
    passkeys: 'Your passkeys still sign you in. Remove those that are not yours, under My account.',
    link: 'I did not do this',
  },
  secondFactorChanged: {
    subject: (company) => `Two-step sign-in for ${company} was changed`,
    explanation: (company, how) =>
      ({
        enabled: `Two-step sign-in was switched on for your Earshot account at ${company}. Every other session was ended.`,
        disabled: `Two-step sign-in was switched off for your Earshot account at ${company}. The password alone is enough to sign in.`,
        reset: `An administrator switched off two-step sign-in for your Earshot account at ${company}, removed any passkeys and ended all sessions. Sign in with your password and set them up again.`,
        codesRenewed: `The recovery codes of your Earshot account at ${company} were replaced. The earlier ones no longer work.`,
      })[how],
    otherwise: 'If you did not expect this, change your password now and tell an administrator of your company.',
    link: 'Open my account',
  },
  passkeysChanged: {
    subject: (company) => `Your passkeys for ${company} were changed`,
    explanation: (company, how) =>
      ({
        added: `A passkey was added to your Earshot account at ${company}. It signs in without your password.`,
        removed: `A passkey was removed from your Earshot account at ${company}. Other devices that it had signed in are signed out.`,
      })[how],
    otherwise:
      'If you did not expect this, change your password now, remove passkeys that are not yours, and tell an administrator of your company.',
    link: 'Open my account',
  },
  whyAlert: (company) => `You chose to receive this for your Earshot account at ${company}, under My account.`,
  switchOff: 'Change or switch off notifications',
  callAlert: {
    subject: (company) => `A call of ${company} for you`,
    low: (score) => `A call has a score of ${score}, below the limit that you set.`,
    words: (words) => `A call contains words that you watch for: ${words.join(', ')}.`,
    link: 'Open the call',
  },
  call: { person: 'Rep', when: 'Date', score: 'Score' },
  digest: {
    subject: (company) => `Your week at ${company}`,
    explanation: (from, until) => `From ${from} to ${until}:`,
    calls: 'Calls',
    mean: 'Average score',
    change: 'Change from the week before',
    worth: 'Worth hearing:',
    call: (score, name, day) => `Score ${score}${name === null ? '' : `, ${name}`}, ${day}`,
  },
  recordingFailed: {
    subject: (company) => `A recording of ${company} could not be analysed`,
    explanation: 'A recording could not be analysed. Other failures within the hour are not reported one by one.',
    link: 'See what went wrong',
  },
  recordingUncollected: {
    subject: (company) => `A recording of ${company} could not be collected`,
    explanation: (name) =>
      `The integration ${name} could not collect a recording and has left it out. Others that fail within the hour are not told one by one.`,
    link: 'Open the integrations',
  },
  integrationRecovered: {
    subject: (company) => `An integration of ${company} works again`,
    explanation: (name) =>
      `The integration ${name} works again. It also collects what was recorded meanwhile, as far as the provider still has it.`,
    link: 'Open the integrations',
  },
  integrationStopped: {
    subject: (company) => `An integration of ${company} has stopped working`,
    explanation: (name) =>
      `The integration ${name} has stopped working. No recordings are collected until it works again.`,
    reasons: englishCollectionErrors,
    link: 'Open the integrations',
  },
  newSignIn: {
    subject: (company) => `New sign-in to ${company}`,
    explanation: (company) =>
      `Somebody has signed in to your Earshot account at ${company} from a browser or a network that you had not used before.`,
    otherwise:
      'If it was you, there is nothing to do. If not, change your password now. That signs out every other device.',
    link: 'Look at my sessions',
  },
};
