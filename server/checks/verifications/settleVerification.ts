import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import { loggedReference } from '../../engines/scrub.ts'
import { emitWebhookEvent } from '../../messaging/webhooks/emit.ts'
import { capture, release } from '../../money/wallets/holds.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import { verificationsFinished } from '../../platform/metrics.ts'
import { Problem } from '../../platform/problem.ts'
import type { VerificationOutcome } from '../../sources/askSource.ts'
import { outcomeValues } from './outcome.ts'
import type { VerificationRow } from './values.ts'

/** Rolls back the transaction when another attempt, or the sweeper, has settled the verification. */
class SettledMeanwhile extends Error {}

/**
 * Captures the price if there is an answer, releases it if not, and stores the outcome in one transaction, once per verification.
 * If somebody else settled it first, their result is returned.
 */
export async function settleVerification(
  ctx: Pick<Context, 'db'>,
  scope: Scope,
  row: VerificationRow,
  outcome: VerificationOutcome,
): Promise<VerificationRow> {
  try {
    const settled = await ctx.db.transaction().execute(trx => settleIn(trx, scope, row, outcome))
    verificationsFinished.inc({ product: settled.product, status: settled.status, mode: settled.mode })
    return settled
  } catch (error) {
    const late = error instanceof SettledMeanwhile || (error instanceof Problem && error.code === 'conflict')
    if (!late) throw error
    return ctx.db.selectFrom('verifications').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow()
  }
}

/** Locks the wallet before the row, like `beginVerification`, to avoid deadlocks. */
async function settleIn(
  trx: Trx,
  scope: Scope,
  row: VerificationRow,
  outcome: VerificationOutcome,
): Promise<VerificationRow> {
  const charged = await settleHold(trx, scope, row, outcome)
  const ending = { product: row.product as ProductId, outcome, timeline: row.timeline, charged, locale: scope.locale }
  const times = { startedAt: new Date(row.created_at), at: new Date() }
  const settled = await trx
    .updateTable('verifications')
    .set(outcomeValues({ ...ending, ...times, reservedPaise: row.charge_paise }))
    .where('id', '=', row.id)
    .where('status', '=', 'in_progress')
    .returningAll()
    .executeTakeFirst()
  if (!settled) throw new SettledMeanwhile()
  await emitVerificationEnded(trx, settled)
  return settled
}

async function settleHold(trx: Trx, { actor }: Scope, row: VerificationRow, outcome: VerificationOutcome) {
  if (!row.hold_id) return undefined
  const entry = { holdId: row.hold_id, reference: row.id, actor }
  if (outcome.status !== 'source_unavailable')
    return capture(trx, {
      ...entry,
      amountPaise: row.charge_paise,
      key: `${row.id}:capture`,
      description: labelOf(row),
    })
  await release(trx, { ...entry, key: `${row.id}:release`, description: labelOf(row) })
  return undefined
}

const labelOf = (row: VerificationRow) => productOf(row.product as ProductId).label.en

/** Emits the webhook event for the end of a check, with or without an answer. */
const emitVerificationEnded = (trx: Trx, row: VerificationRow) =>
  emitWebhookEvent(trx, {
    userId: row.user_id,
    event: row.status === 'source_unavailable' ? 'verification.failed' : 'verification.completed',
    data: {
      verificationId: row.id,
      product: row.product,
      status: row.status,
      mode: row.mode,
      channel: row.channel,
      subject: row.subject_masked,
      reference: row.reference && loggedReference(row.reference),
      charge: { paise: row.charge_paise, wallet: row.wallet },
      finishedAt: row.finished_at,
    },
  })
