import { randomInt } from 'node:crypto'
import { limits } from '../../../contracts/limits.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { timingSafeEquals } from '../../platform/vault.ts'

/** A code of one way in is none of another. */
export type CodePurpose = 'sign-in' | 'registration' | 'google' | 'challan'

type Keys = Pick<Context, 'vault'>

/** Whom a code is for: a keyed index, and of a phone the country, which some calls leave out when they verify (A9). */
export interface Recipient {
  identifier: string
  countryCode?: string
}

/**
 * Makes a random code that replaces every earlier one for this identifier. Only its keyed hash is kept. `id` is the
 * `verificationId` of the calls.
 */
export async function createOtpCode(ctx: Keys, trx: Trx, purpose: CodePurpose, { identifier, countryCode }: Recipient) {
  const { digits, lifeMs } = limits.otp
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const id = newId('otp')
  await trx
    .insertInto('otp_codes')
    .values({
      id,
      purpose,
      identifier,
      country_code: countryCode ?? null,
      code_hash: hashOf(ctx, id, code),
      expires_at: new Date(Date.now() + lifeMs),
      consumed_at: null,
    })
    .execute()
  return { id, code }
}

interface Try {
  purpose: CodePurpose
  identifier: string
  code: string
  /** Where the call names it, it must be the newest code's. */
  verificationId?: string | undefined
  /** Who enters it, for `proofs.ts`. */
  client?: string
}

export type OtpCodeResult = { outcome: 'right'; id: string } | { outcome: 'wrong' | 'spent' }

/**
 * Tries a code against the newest one. `right` consumes it; `wrong` stands for wrong, expired and used alike; `spent` says that all
 * five tries are gone. The caller must commit whatever the answer: a wrong try counts.
 */
export async function verifyOtpCode(ctx: Keys, trx: Trx, asked: Try): Promise<OtpCodeResult> {
  const newest = await trx
    .selectFrom('otp_codes')
    .select(['id', 'code_hash', 'tries', 'expires_at', 'consumed_at'])
    .where('purpose', '=', asked.purpose)
    .where('identifier', '=', asked.identifier)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!newest || newest.consumed_at || Date.parse(newest.expires_at) <= Date.now()) return { outcome: 'wrong' }
  if (asked.verificationId !== undefined && asked.verificationId !== newest.id) return { outcome: 'wrong' }
  if (newest.tries >= limits.otp.tries) return { outcome: 'spent' }
  const right = timingSafeEquals(newest.code_hash, hashOf(ctx, newest.id, asked.code))
  await trx
    .updateTable('otp_codes')
    .set({ tries: newest.tries + 1, consumed_at: right ? new Date() : null, client: asked.client ?? null })
    .where('id', '=', newest.id)
    .execute()
  return right ? { outcome: 'right', id: newest.id } : { outcome: 'wrong' }
}

/** Bound to its row, so that a hash copied to another proves nothing. */
const hashOf = ({ vault }: Keys, id: string, code: string) => vault.sign('otp', `${id}\n${code}`)
