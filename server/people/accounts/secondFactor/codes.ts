import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { limits } from '../../../../contracts/platform/limits.ts'
import type { Context, Trx } from '../../../platform/context.ts'
import type { Place } from '../../../platform/vault.ts'
import { type Signer, timingSafeEquals } from '../../../platform/vault.ts'

/** RFC 6238 with the defaults of every authenticator app: SHA-1, six digits, 30 seconds. */
const STEP_MS = 30_000
/** RFC 4226 recommends 160 bits. */
const KEY_BYTES = 20

type Keys = Pick<Context, 'vault'>

/** Generates a key in Base32. */
export const generateTotpSecret = (): string => new Secret({ size: KEY_BYTES }).base32

const placeOf = (owner: string): Place => ({ column: 'second_factors.secret_sealed', id: owner })

/** Sealed together with its owner's id, so that a key copied to another row cannot be opened. */
export const sealTotpSecret = ({ vault }: Keys, owner: string, key: string): string =>
  vault.seal(`${owner}\n${key}`, placeOf(owner))

export function openTotpSecret({ vault }: Keys, owner: string, sealed: string): string {
  const [whose, key] = vault.open(sealed, placeOf(owner)).split('\n')
  if (whose !== owner || !key) throw new Error('An authenticator key stands in a row that is not its own.')
  return key
}

/** The URI that the app scans; its entry is named after the brand and the person's e-mail. */
export const otpauthUri = (key: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(key) }).toString()

/** The time step of a code that is currently valid (one step of clock drift allowed) and newer than `after`; otherwise null. */
export function matchTotpStep(key: string, code: string, after: number | null): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  const now = Math.floor(Date.now() / STEP_MS)
  const fits = (step: number) => timingSafeEquals(totp.generate({ timestamp: step * STEP_MS }), code)
  return [now - 1, now, now + 1].find(step => step > (after ?? 0) && fits(step)) ?? null
}

/** Crockford's Base32, without letters that look like digits. Ten characters carry 50 random bits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const HALF = 5

const random = () => Array.from({ length: 2 * HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Includes the owner's id, so that a hash is worthless for any other owner. */
const hashOf = (signer: Signer, owner: string, code: string) => signer.sign('recovery-code', `${owner}\n${code}`)

/** Normalises typed input: no spaces or hyphens, upper case, and digits in place of similar letters. */
const plain = (typed: string) =>
  typed.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** Replaces the recovery codes with ten new ones. Only hashes are stored, so the reply is the only time they are visible. */
export async function replaceRecoveryCodes(ctx: Keys, trx: Trx, owner: string): Promise<string[]> {
  const codes = Array.from({ length: limits.secondFactor.recoveryCodes }, random)
  await trx.deleteFrom('recovery_codes').where('owner_id', '=', owner).execute()
  await trx
    .insertInto('recovery_codes')
    .values(codes.map(code => ({ owner_id: owner, code_hash: hashOf(ctx.vault, owner, code) })))
    .execute()
  return codes.map(code => `${code.slice(0, HALF)}-${code.slice(HALF)}`)
}

/** Consumes a recovery code; false if it is unknown or already used. */
export async function consumeRecoveryCode(ctx: Keys, trx: Trx, owner: string, typed: string): Promise<boolean> {
  const hashes = ctx.vault.signers.map(signer => hashOf(signer, owner, plain(typed)))
  const spent = await trx
    .updateTable('recovery_codes')
    .set({ used_at: new Date() })
    .where('owner_id', '=', owner)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return Number(spent.numUpdatedRows) === 1
}
