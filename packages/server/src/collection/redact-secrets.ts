// Providers may answer with what they were sent: whatever of it gets into an error stands in no log and on no page.
import { type Connector, ConnectorError, type FoundRecording } from './connector.ts';

/** Shorter ones would be found in any text. */
const shortestSecret = 6;

/** The connector, with errors in which the credentials are left out. */
export function redactSecrets(connector: Connector, credentials: Readonly<Record<string, string>>): Connector {
  const { clientId = '', clientSecret = '' } = credentials;
  const inBase64 = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const secrets = [inBase64, ...Object.values(credentials)]
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .filter((secret) => secret.length >= shortestSecret)
    .sort((a, b) => b.length - a.length);
  if (Object.keys(credentials).length === 0) return connector;

  function redact(error: unknown): unknown {
    if (!(error instanceof ConnectorError)) return error;
    const message = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), error.message);
    if (message === error.message) return error;
    const { kind, reason, retryAfterMs } = error;
    return new ConnectorError(kind, message, { reason, retryAfterMs });
  }
  const rethrow = (error: unknown) => {
    throw redact(error);
  };
  const redactRecording = (recording: FoundRecording): FoundRecording => {
    const { askForCall, facts } = recording;
    const { askForPeople } = facts;
    return {
      ...recording,
      facts: { ...facts, ...(askForPeople && { askForPeople: (signal) => askForPeople(signal).catch(rethrow) }) },
      ...(askForCall && { askForCall: (signal: AbortSignal) => askForCall(signal).catch(rethrow) }),
      fetch: (signal) => recording.fetch(signal).catch(rethrow),
    };
  };

  return {
    reach: (signal) => connector.reach(signal).catch(rethrow),
    test: (signal) => connector.test(signal).catch(rethrow),
    async *recordingsSince(position, signal) {
      try {
        for await (const recording of connector.recordingsSince(position, signal)) yield redactRecording(recording);
      } catch (error) {
        rethrow(error);
      }
    },
  };
}
