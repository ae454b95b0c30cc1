import { Secret, TOTP } from 'otpauth'
import type { Context } from '../../../platform/context.ts'
import { timingSafeEquals } from '../../../platform/vault.ts'

/** RFC 6238 as every authenticator app reads it without being told: SHA-1, six digits, 30 seconds. */
const STEP_MS = 30_000
/** RFC 4226 asks for 160 bits. */
const KEY_BYTES = 20

type Keys = Pick<Context, 'vault'>

/** A new key, in Base32. */
export const generateTotpSecret = (): string => new Secret({ size: KEY_BYTES }).base32

/** Sealed together with its owner's id, so that a key copied to another row opens nothing. */
export const sealTotpSecret = ({ vault }: Keys, owner: string, key: string): string => vault.seal(`${owner}\n${key}`)

export function openTotpSecret({ vault }: Keys, owner: string, sealed: string): string {
  const [whose, key] = vault.open(sealed).split('\n')
  if (whose !== owner || !key) throw new Error('An authenticator key stands in a row that is not its own.')
  return key
}

/** What the app reads: the brand and the person's address name the entry. */
export const otpauthUri = (key: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(key) }).toString()

/** The step of a code that is good now, a clock's step early or late, and newer than `after`; else null. */
export function matchTotpStep(key: string, code: string, after: number | null): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  const now = Math.floor(Date.now() / STEP_MS)
  const fits = (step: number) => timingSafeEquals(totp.generate({ timestamp: step * STEP_MS }), code)
  return [now - 1, now, now + 1].find(step => step > (after ?? 0) && fits(step)) ?? null
}
