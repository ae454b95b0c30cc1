import type { PasskeyAssertion, PasskeyRequestOptions } from '../../../../contracts/calls/passkeys.ts'
import { passkeyLimits } from '../../../../contracts/people/passkeyLimits.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { consumeRateLimit } from '../../../platform/access/rateLimit.ts'
import type { Context, Scope, Trx } from '../../../platform/context.ts'
import { identifyDevice } from '../knownDevices.ts'
import { audienceOf } from '../secondFactor/factors.ts'
import type { Audience } from '../tokens.ts'
import type { RelyingParty } from './relyingParty.ts'
import { describePasskeys, notifyPasskeyOwner, ownerOfPasskey, type PasskeyRow, userHandleOf } from './rows.ts'
import { type Refusal, verifyAssertion } from './verify.ts'

/** What the browser needs to use a passkey: one of `rows`, or, without any, whichever it has for the domain. */
export const requestOptions = (
  challenge: string,
  rp: RelyingParty,
  rows: readonly PasskeyRow[] = [],
): PasskeyRequestOptions => ({
  challenge,
  rpId: rp.id,
  timeout: passkeyLimits.challengeMs,
  userVerification: 'required',
  allowCredentials: describePasskeys(rows),
})

/** The passkey that an answer names, of this audience and domain. */
export async function findPasskey(
  { db }: Pick<Context, 'db'>,
  audience: Audience,
  rp: RelyingParty,
  { id }: Pick<PasskeyAssertion, 'id'>,
): Promise<PasskeyRow | null> {
  const row = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', id)
    .where('rp_id', '=', rp.id)
    .executeTakeFirst()
  return row && audienceOf(ownerOfPasskey(row)) === audience ? row : null
}

export type Verified = { counter: number; backedUp: boolean }

/** Checks an answer with the passkey that it names. The holder that the authenticator names must be the passkey's. */
export async function checkPasskey(
  ctx: Pick<Context, 'vault' | 'log'>,
  { challenge, rp }: { challenge: string; rp: RelyingParty },
  row: PasskeyRow,
  given: PasskeyAssertion,
  { handleNeeded }: { handleNeeded: boolean },
): Promise<Verified | Refusal> {
  const handle = given.response.userHandle ?? null
  const isOwners = handle === null ? !handleNeeded : handle === userHandleOf(ctx, row.owner_id)
  return isOwners ? verifyAssertion(ctx, { challenge, rp }, row, given) : 'wrong'
}

/**
 * Writes that a passkey was used, in the caller's transaction. `copied` if its count did not grow: somebody has a copy of the key.
 * Authenticators that do not count always send 0. `gone` if the passkey was removed in the meantime.
 */
export async function recordUse(
  trx: Trx,
  scope: Scope,
  { id }: PasskeyRow,
  { counter, backedUp }: Verified,
): Promise<'used' | 'copied' | 'gone'> {
  const row = await trx.selectFrom('passkeys').select('counter').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return 'gone'
  if (counter <= row.counter && (counter > 0 || row.counter > 0)) return 'copied'
  await trx
    .updateTable('passkeys')
    .set({ counter, backed_up: backedUp, last_used_at: new Date(), device: identifyDevice(scope) })
    .where('id', '=', id)
    .execute()
  return 'used'
}

/** Tells the holder, once a day, that a passkey was refused because of its count. Whoever has the copy chose the request's language. */
export async function tellOfCopy(ctx: Context, row: PasskeyRow): Promise<void> {
  const { allowed } = await consumeRateLimit(ctx, `passkey-copied:${row.id}`, limits.attempts.notices)
  if (!allowed) return
  const owner = ownerOfPasskey(row)
  await ctx.db
    .transaction()
    .execute(trx => notifyPasskeyOwner(ctx, trx, { locale: 'en' }, { owner, what: 'copied', name: row.name }))
}
