import type { Purpose } from '../../../contracts/codes.ts'
import { type InputOf, type ProductId, productOf } from '../../../contracts/products/index.ts'
import { reserve } from '../../money/wallets/holds.ts'
import { walletOf } from '../../money/wallets/walletOf.ts'
import { auditValues } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { CustomerActor, KeyActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { type Requester, type VerificationRow, verificationValues, walletFor } from './values.ts'

export interface VerifyRequest<Id extends ProductId = ProductId> {
  product: Id
  /** As parsed by the contract, which has already applied the local checks. */
  input: InputOf<Id>
  purpose: Purpose
  reference?: string | null | undefined
  /** Set by the test console: charge as a key of this mode would. */
  asKey?: KeyActor['mode']
}

/** Longer than any source may take. After a crash the sweeper releases the hold. */
const HOLD_MS = 5 * 60_000

type RequesterScope = Scope<CustomerActor | KeyActor>

/** Reserves the price and inserts the row in one transaction. Throws `insufficient_balance`, in which case nothing is stored. */
export async function beginVerification<Id extends ProductId>(
  ctx: Context,
  scope: RequesterScope,
  request: VerifyRequest<Id>,
  id = newId('ver'),
): Promise<VerificationRow> {
  const at = new Date()
  const { actor } = scope
  const keyMode = actor.kind === 'key' ? actor.mode : request.asKey
  const mode = keyMode ?? 'live'
  const channel = keyMode ? 'api' : 'console'
  if (mode === 'test' && ctx.sources.simulatedRefusal({ product: request.product, query: request.input }))
    throw new Problem('insufficient_balance', translate(scope.locale, 'verification.practiceBalance'))
  return ctx.db.transaction().execute(async trx => {
    const reservedPaise = mode === 'test' ? 0 : await ctx.prices.priceOf(trx, actor.userId, request.product)
    const hold = reservedPaise > 0 && {
      walletId: await walletIdOf(trx, actor, channel),
      amountPaise: reservedPaise,
      key: `${id}:reserve`,
      reference: id,
      expiresAt: new Date(at.getTime() + HOLD_MS),
      description: productOf(request.product).label.en,
      actor,
      locale: scope.locale,
    }
    const holdId = hold ? (await reserve(trx, hold)).holdId : null
    const row = { ...request, id, requester: requesterOf(actor), mode, channel, consentedAt: at, at } as const
    const data = { product: request.product, purpose: request.purpose, mode, channel }
    return trx
      .with('audited', query =>
        query
          .insertInto('audit_events')
          .values(auditValues(scope, { action: 'verification.created', subject: id, userId: actor.userId, data })),
      )
      .insertInto('verifications')
      .values(verificationValues(ctx.vault, { ...row, reference: request.reference ?? null, reservedPaise, holdId }))
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

const walletIdOf = async (trx: Trx, actor: CustomerActor | KeyActor, channel: 'api' | 'console') =>
  actor.kind === 'key' ? actor.walletId : (await walletOf(trx, actor.userId, walletFor(channel))).id

const requesterOf = (actor: CustomerActor | KeyActor): Requester => ({
  userId: actor.userId,
  subUserId: actor.kind === 'customer' ? actor.subUserId : null,
  keyId: actor.kind === 'key' ? actor.keyId : null,
  name: actor.name,
})
