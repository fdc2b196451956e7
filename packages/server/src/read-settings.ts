// Reads the settings from the environment, and prints them for the documents.
import { type Settings, settingsTable } from './settings.ts';

/** An invalid setting. Its message is one line with the variable and the allowed values. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** Reads all settings from `environment`. An empty variable counts as unset. Throws SettingError. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const values = Object.entries(settingsTable).map(([name, { schema, allowed }]) => {
    const parsed = schema.safeParse(environment[name] === '' ? undefined : environment[name]);
    if (!parsed.success) throw new SettingError(`${name} must be ${allowed}.`);
    return [name, parsed.data];
  });
  const settings = Object.fromEntries(values) as Settings;
  if (!settings.EARSHOT_DATABASE_URL.startsWith('sqlite:') && !settings.EARSHOT_SECRET) {
    throw new SettingError(
      'EARSHOT_SECRET must be set with Postgres: at least 32 characters, the same for every process.',
    );
  }
  if (settings.EARSHOT_UPLOAD_QUOTA_MIB < settings.EARSHOT_RECORDING_MIB) {
    throw new SettingError(
      'EARSHOT_UPLOAD_QUOTA_MIB must be at least EARSHOT_RECORDING_MIB: nothing larger than the quota comes in.',
    );
  }
  const { EARSHOT_TRANSCRIPTION_URLS: urls } = settings;
  for (const name of ['EARSHOT_ANALYSIS_ENGINE', 'EARSHOT_TRANSCRIPTION_ENGINE'] as const) {
    if (settings[name] === 'openai' && !settings.OPENAI_API_KEY && !(urls && name === 'EARSHOT_TRANSCRIPTION_ENGINE')) {
      throw new SettingError(
        `OPENAI_API_KEY must be set when ${name} is openai. Use any text if the server needs no key.`,
      );
    }
  }
  for (const name of ['EARSHOT_MAIL_FROM', 'EARSHOT_PUBLIC_URL'] as const) {
    if (settings.EARSHOT_SMTP_URL && !settings[name])
      throw new SettingError(`${name} must be set with EARSHOT_SMTP_URL: mails need it.`);
  }
  return settings;
}

/** The settings as a Markdown table, for docs/self-host.md. */
export function settingsMarkdown(): string {
  const rows = Object.entries(settingsTable).map(([name, { default: unset, meaning, allowed }]) => {
    const shown = unset === '' ? '' : /[ `]/.test(unset) ? unset : `\`${unset}\``;
    return `| \`${name}\` | ${shown} | ${meaning} (${allowed}) |`;
  });
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}
