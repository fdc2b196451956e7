// Whether this browser, at this address, has passkeys, and why one did not answer. Small, for the first load: what speaks to devices is session/passkey-device.ts.

/** Browsers have them only where the address is safe, and never at a number. */
export const canUsePasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

/** `none`: the person, or the device, has let it be; `elsewhere`: the server has another domain; `present`: the device has one already. */
export function passkeyFailure(error: Error | null): 'none' | 'elsewhere' | 'present' | undefined {
  if (error?.name === 'NotAllowedError' || error?.name === 'AbortError') return 'none';
  if (error?.name === 'SecurityError') return 'elsewhere';
  return error?.name === 'InvalidStateError' ? 'present' : undefined;
}
