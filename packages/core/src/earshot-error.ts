// Errors as they are thrown, and the body that an error answer has (docs/contract.md#errors).
import { reasonByKey } from './error-reasons.ts';
import { type ErrorEntry, httpStatusByCode } from './errors/error-codes.ts';
import { type ErrorArguments, type ErrorKey, errorTable } from './errors.ts';
import type { ErrorBody, ErrorCode, ErrorReason, ValidationIssue } from './generated/types.gen.ts';

/** An error that the interface defines; thrown anywhere, rendered by the HTTP layer. Make it with earshotError(). */
export class EarshotError extends Error {
  override readonly name = 'EarshotError';
  readonly key: ErrorKey;
  readonly code: ErrorCode;
  readonly httpStatus: number;
  readonly reason: ErrorReason;
  readonly issues: ValidationIssue[] | undefined;
  /** What the message does not say, where the contract fixes it. */
  readonly detail: string | undefined;

  constructor(key: ErrorKey, message: string, issues?: ValidationIssue[], detail?: string) {
    super(message);
    this.key = key;
    this.code = errorTable[key].code;
    this.httpStatus = httpStatusByCode[this.code];
    this.reason = reasonByKey[key];
    this.issues = issues;
    this.detail = detail;
  }
}

/** Makes an error of the table: `throw earshotError('missingScope', scope)`. */
export function earshotError<K extends ErrorKey>(key: K, ...args: ErrorArguments<K>): EarshotError {
  const { message, detail }: ErrorEntry = errorTable[key];
  const textOf = (text: typeof message) => (typeof text === 'string' ? text : text(...(args as never[])));
  return new EarshotError(key, textOf(message), undefined, detail && textOf(detail));
}

/** The same of one place in the input, which `issues` names; `path` as in a ValidationIssue. */
export function earshotErrorAt<K extends ErrorKey>(
  path: ValidationIssue['path'],
  key: K,
  ...args: ErrorArguments<K>
): EarshotError {
  const { message, detail } = earshotError(key, ...args);
  return new EarshotError(key, message, [{ code: 'custom', path, message }], detail);
}

/** The 400 of a schema, with its issues at the root (docs/contract.md#specific-cases). */
export function validationError(issues: ValidationIssue[]): EarshotError {
  return new EarshotError('inputInvalid', errorTable.inputInvalid.message, issues);
}

/**
 * The body of an error answer, keys in the contract's order, the extensions `reason` and `detail` (docs/decisions/errors.md#d69) last in `data`.
 * @param path internal name of the operation, or the address without its leading slash (docs/decisions/requests.md#d2)
 */
export function errorBody(error: EarshotError, path: string): ErrorBody {
  const { message, code, httpStatus, reason, issues, detail } = error;
  const data = { code, httpStatus, path, reason, ...(detail !== undefined && { detail }) };
  return { message, code, data, ...(issues && { issues }) };
}
