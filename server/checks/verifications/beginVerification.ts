import { priceItemFor } from '../../../contracts/checks/priceItems.ts'
import type { Purpose } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { type InputOf, type ProductId, productOf } from '../../../contracts/products/index.ts'
import { insufficientBalance, walletOf } from '../../money/wallets/walletOf.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { CustomerActor, KeyActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { requireProductOn } from '../switches/productSwitches.ts'
import type { KeptAnswer } from './keptAnswer.ts'
import { insertVerification } from './statements.ts'
import { type Requester, type VerificationRow, verificationRow, walletFor } from './values.ts'

export interface VerifyRequest<Id extends ProductId = ProductId> {
  product: Id
  /** As parsed by the contract, which has already applied the local checks. */
  input: InputOf<Id>
  purpose: Purpose
  reference?: string | null | undefined
  /** Set by the test console: charge as a key of this mode would. */
  asKey?: KeyActor['mode']
  /** Integer paise: the price that the user was shown. */
  atMostPaise?: number | undefined
  /** How long a check that reads files is waited for; by default a call waits and a screen does not. */
  waitMs?: number
  /** Answers the check in place of its source, free. */
  kept?: KeptAnswer | null
}

/** Longer than any source may take. After a crash the sweeper releases the hold. */
const HOLD_MS = 5 * 60_000

const holdMs = (product: ProductId) => (productOf(product).reads ? limits.queuedChecks.heldMs : HOLD_MS)

type RequesterScope = Scope<CustomerActor | KeyActor>

/**
 * Reserves the price, unless an earlier answer is reused, and inserts the verification and its audit row, all in one statement. Throws `insufficient_balance`, and
 * `conflict` for a price above the one that the user was shown; nothing is stored then.
 */
export async function beginVerification<Id extends ProductId>(
  ctx: Context,
  scope: RequesterScope,
  request: VerifyRequest<Id>,
  id = newId('ver'),
): Promise<VerificationRow> {
  const at = new Date()
  const { actor } = scope
  const { product, input, purpose, reference = null, kept = null } = request
  const keyMode = actor.kind === 'key' ? actor.mode : request.asKey
  const mode = keyMode ?? 'live'
  await requireProductOn(ctx, ctx.db, scope, product)
  const channel = keyMode ? 'api' : 'console'
  if (mode === 'test' && ctx.sources.simulatedRefusal({ product, query: input }))
    throw new Problem('insufficient_balance', translate(scope.locale, 'verification.practiceBalance'))
  const item = priceItemFor(product, input)
  const reservedPaise = mode === 'test' || kept ? 0 : await ctx.prices.priceOf(ctx.db, actor.userId, item)
  if (request.atMostPaise !== undefined && reservedPaise > request.atMostPaise)
    throw new Problem(
      'conflict',
      translate(scope.locale, 'verification.priceChanged', { price: formatPaise(reservedPaise) }),
    )
  const holdId = reservedPaise > 0 ? newId('hld') : null
  const charge = { reservedPaise, holdId, reusedFrom: kept?.id ?? null }
  const check = { id, product, input, purpose, reference, mode, channel, consentedAt: at, at } as const
  const row = verificationRow(ctx.vault, { ...check, ...charge, requester: requesterOf(actor) })
  const walletId = await walletIdOf(ctx.db, actor, channel)
  const reservation = holdId !== null && {
    holdId,
    walletId,
    amountPaise: reservedPaise,
    key: `${id}:reserve`,
    reference: id,
    expiresAt: new Date(at.getTime() + holdMs(product)),
    description: productOf(product).label.en,
    actor,
  }
  if (await insertVerification(ctx.db, scope, row, reservation || null)) return row
  // Another attempt of the same request may have begun it in the meantime.
  const earlier = await ctx.db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirst()
  if (earlier) return earlier
  throw await insufficientBalance(ctx.db, walletId, reservedPaise, scope.locale)
}

const walletIdOf = async (db: Db, actor: CustomerActor | KeyActor, channel: 'api' | 'console') =>
  actor.kind === 'key' ? actor.walletId : (await walletOf(db, actor.userId, walletFor(channel))).id

const requesterOf = (actor: CustomerActor | KeyActor): Requester => ({
  userId: actor.userId,
  subUserId: actor.kind === 'customer' ? actor.subUserId : null,
  keyId: actor.kind === 'key' ? actor.keyId : null,
  name: actor.name,
})
