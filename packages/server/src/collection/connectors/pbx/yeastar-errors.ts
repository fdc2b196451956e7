// What the errors of a Yeastar PBX mean for an integration (help.yeastar.com, P-Series developer guide, "Error Code and Error Message").
import { ConnectorError, type ConnectorErrorKind } from '../../connector.ts';
import type { JsonAnswer } from '../../provider-http.ts';
import { printable, textIn } from '../../provider-values.ts';

export const pbxName = 'The PBX';

/** `TOKEN EXPIRED`. */
const tokenExpired = 10_004;
/** `DATA NOT FOUND`, `PARAMETER ERROR`. */
const notThere: readonly unknown[] = [60_001, 40_002];
/** Whatever was asked for. Internal server error, processing, too many tokens, locked out after failures, overloaded. */
const passing: readonly unknown[] = [-2, 2, 60_002, 70_004, 70_082];
/** Interface or version unknown; `IP FORBIDDEN`: the API is open to other addresses only. */
const unfit: readonly unknown[] = [10_001, 10_002, 10_003, 70_087];
/** `ACCESS DENIED`. */
const denied = 10_005;

export const isTokenRefusal = ({ status, json: { errcode, errmsg } }: JsonAnswer) =>
  status === 401 || errcode === tokenExpired || /\bTOKEN\b/i.test(textIn(errmsg));

/** Signing in failed. Whatever the list does not name is taken for wrong credentials: five failures lock the address out. */
export function signInError(answer: JsonAnswer, host: string): ConnectorError {
  const { status, json } = answer;
  if (json.errcode === undefined && status !== 401) {
    return new ConnectorError(
      status === 404 ? 'settings' : 'unavailable',
      `${pbxName} at ${host} does not answer like a Yeastar P-Series with its API enabled (status ${status}).`,
    );
  }
  const kind = kindOf(answer) ?? 'credentials';
  const problem =
    kind === 'credentials' ? 'rejects the client id and secret' : 'does not allow sign-in from this server';
  return new ConnectorError(kind, `${pbxName} at ${host} ${problem}: ${statement(answer)}.`);
}

/** Something that was asked for was not given. */
export function answerError(answer: JsonAnswer, path: string, host: string): ConnectorError {
  return new ConnectorError(
    kindOf(answer) ?? 'unavailable',
    `${pbxName} at ${host} answered ${path} with ${statement(answer)}.`,
  );
}

/** A recording was not handed out. */
export function recordingError(answer: JsonAnswer, id: number, host: string): ConnectorError {
  const kind = notThere.includes(answer.json.errcode) ? 'recording' : (kindOf(answer) ?? 'unavailable');
  return new ConnectorError(kind, `${pbxName} at ${host} refused recording ${id}: ${statement(answer)}.`);
}

function kindOf({ json: { errcode } }: JsonAnswer): ConnectorErrorKind | null {
  if (passing.includes(errcode)) return 'unavailable';
  if (unfit.includes(errcode)) return 'settings';
  return errcode === denied ? 'credentials' : null;
}

/** What an answer says of itself, for people. */
const statement = ({ status, json }: JsonAnswer) =>
  json.errcode === undefined ? `status ${status}` : `error ${partOf(json.errcode)} (${partOf(json.errmsg)})`;

/** A provider may send even what it was sent. */
const partOf = (value: unknown) =>
  printable(value, 'none')
    .replaceAll(/[\w-]{24,}/g, '…')
    .slice(0, 60);
