/** Whether this browser has passkeys at this address: in a secure context, and at a domain name. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname)
