import { randomInt } from 'node:crypto'
import { limits } from '../../contracts/limits.ts'
import type { Context, Trx } from '../context.ts'
import { newId } from '../ids.ts'
import { sameSecret } from '../vault.ts'

export type CodePurpose = 'sign-in'

/** Makes a random code that replaces every earlier one for this identifier (a keyed index). Only its keyed hash is kept. */
export async function makeCode(
  ctx: Pick<Context, 'vault'>,
  trx: Trx,
  purpose: CodePurpose,
  identifier: string,
): Promise<string> {
  const { digits, lifeMs } = limits.otp
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const id = newId('otp')
  await trx
    .insertInto('otp_codes')
    .values({
      id,
      purpose,
      identifier,
      code_hash: hashOf(ctx, id, code),
      expires_at: new Date(Date.now() + lifeMs),
      consumed_at: null,
    })
    .execute()
  return code
}

/**
 * Tries a code against the newest one. `right` consumes it; `wrong` stands for wrong, expired and used alike; `spent` says that all
 * five tries are gone. The caller must commit whatever the answer: a wrong try counts.
 */
export async function tryCode(
  ctx: Pick<Context, 'vault'>,
  trx: Trx,
  purpose: CodePurpose,
  identifier: string,
  code: string,
): Promise<'right' | 'wrong' | 'spent'> {
  const newest = await trx
    .selectFrom('otp_codes')
    .select(['id', 'code_hash', 'tries', 'expires_at', 'consumed_at'])
    .where('purpose', '=', purpose)
    .where('identifier', '=', identifier)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!newest || newest.consumed_at || Date.parse(newest.expires_at) <= Date.now()) return 'wrong'
  if (newest.tries >= limits.otp.tries) return 'spent'
  const right = sameSecret(newest.code_hash, hashOf(ctx, newest.id, code))
  await trx
    .updateTable('otp_codes')
    .set({ tries: newest.tries + 1, consumed_at: right ? new Date() : null })
    .where('id', '=', newest.id)
    .execute()
  return right ? 'right' : 'wrong'
}

/** Bound to its row, so that a hash copied to another proves nothing. */
const hashOf = ({ vault }: Pick<Context, 'vault'>, id: string, code: string) => vault.sign('otp', `${id}\n${code}`)
