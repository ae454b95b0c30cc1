/**
 * Why a single sign-on lets nobody in. Each has words of its own (`sso.refused`), which say what to do:
 * `expired`: begun in another browser, too long ago, or used before; `off`: the connection does not exist or is turned off; `down`: the issuer does
 * not answer; `denied`: the person, or the issuer, has declined; `misconfigured`: the issuer does not know us as we say; `untrusted`: the ID
 * token does not stand up; `noEmail`, `unverified`, `domain`: about the address; `unknown`: nobody here has it, or somebody whom the
 * connection does not reach; `otherPerson`: the address belongs to somebody else at the issuer now; `full`: the team has no room.
 */
export type SsoReason =
  | 'expired'
  | 'off'
  | 'down'
  | 'denied'
  | 'misconfigured'
  | 'untrusted'
  | 'noEmail'
  | 'unverified'
  | 'domain'
  | 'unknown'
  | 'otherPerson'
  | 'full'

export class SsoRefusal extends Error {
  readonly reason: SsoReason

  constructor(reason: SsoReason, cause?: unknown) {
    super(`single sign-on refused: ${reason}`, { cause })
    this.reason = reason
  }
}
