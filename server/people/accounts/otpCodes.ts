import { randomInt } from 'node:crypto'
import { limits } from '../../../contracts/limits.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { timingSafeEquals } from '../../platform/vault.ts'

/** A code is valid for one purpose only. */
export type CodePurpose = 'sign-in' | 'registration' | 'google' | 'challan' | 'proof' | 'contact' | 'intelligence'

type Keys = Pick<Context, 'vault'>

/** The recipient of a code: a keyed hash and, for a phone, its country code, which some verification calls omit (A9). */
export interface Recipient {
  identifier: string
  countryCode?: string
}

/**
 * Creates a random code that replaces every earlier one for this identifier. Only its keyed hash is stored. `id` is the
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
  /** If given, it must belong to the newest code. */
  verificationId?: string | undefined
  /** The browser that enters the code, as `findProof` needs it. */
  client?: string
}

export type OtpCodeResult = { outcome: 'right'; id: string } | { outcome: 'wrong' | 'spent' }

/**
 * Checks a code against the newest one. `right` consumes it; `wrong` covers wrong, expired and used codes; `spent` means that all
 * five attempts are used up. The caller must commit in every case, because a wrong attempt counts.
 */
export async function verifyOtpCode(ctx: Keys, trx: Trx, input: Try): Promise<OtpCodeResult> {
  const newest = await trx
    .selectFrom('otp_codes')
    .select(['id', 'code_hash', 'tries', 'expires_at', 'consumed_at'])
    .where('purpose', '=', input.purpose)
    .where('identifier', '=', input.identifier)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!newest || newest.consumed_at || Date.parse(newest.expires_at) <= Date.now()) return { outcome: 'wrong' }
  if (input.verificationId !== undefined && input.verificationId !== newest.id) return { outcome: 'wrong' }
  if (newest.tries >= limits.otp.tries) return { outcome: 'spent' }
  const right = timingSafeEquals(newest.code_hash, hashOf(ctx, newest.id, input.code))
  await trx
    .updateTable('otp_codes')
    .set({ tries: newest.tries + 1, consumed_at: right ? new Date() : null, client: input.client ?? null })
    .where('id', '=', newest.id)
    .execute()
  return right ? { outcome: 'right', id: newest.id } : { outcome: 'wrong' }
}

/** Includes the row's id, so that a hash copied to another row is worthless. */
const hashOf = ({ vault }: Keys, id: string, code: string) => vault.sign('otp', `${id}\n${code}`)
