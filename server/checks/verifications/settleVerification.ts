import type { WalletKind } from '../../../contracts/platform/codes.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import { loggedReference } from '../../engines/scrub.ts'
import type { NewWebhookEvent } from '../../messaging/webhooks/emit.ts'
import type { HoldMovement } from '../../money/wallets/holds.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { verificationsFinished } from '../../platform/metrics.ts'
import type { Vault } from '../../platform/vault.ts'
import type { VerificationOutcome } from '../../sources/askSource.ts'
import { outcomeValues } from './outcome.ts'
import { settleVerificationRow } from './statements.ts'
import type { VerificationRow } from './values.ts'

type Settling = Pick<Context, 'db' | 'vault'>

/**
 * Captures the price if there is an answer, releases it if not, and stores the outcome, in one statement, once per verification. If
 * somebody else, such as the sweeper, settled it first, their result is returned.
 */
export const settleVerification = async (
  ctx: Settling,
  scope: Scope,
  row: VerificationRow,
  outcome: VerificationOutcome,
): Promise<VerificationRow> =>
  (await settleOnce(ctx, scope, row, outcome)) ??
  ctx.db.selectFrom('verifications').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow()

/** The same, but undefined if somebody else settled it first. */
export async function settleOnce(
  { db, vault }: Settling,
  scope: Scope,
  row: VerificationRow,
  outcome: VerificationOutcome,
): Promise<VerificationRow | undefined> {
  const values = valuesAfter(vault, row, outcome, scope)
  const ended = { ...row, ...values }
  const settlement = { id: row.id, from: row.status, values, event: endEvent(ended) }
  const movement = holdMovementOf(scope, row, outcome)
  const charge =
    (await settleVerificationRow(db, { ...settlement, movement })) ??
    // An expired hold may be empty already; a verification without an answer ends all the same.
    (movement?.kind === 'release' && (await settleVerificationRow(db, { ...settlement, movement: null })))
  if (!charge) return undefined
  verificationsFinished.inc({ product: row.product, status: ended.status, mode: row.mode })
  return { ...ended, ...charge, pending_sealed: null }
}

function valuesAfter(vault: Vault, row: VerificationRow, outcome: VerificationOutcome, { locale }: Scope) {
  const times = { startedAt: new Date(row.created_at), at: new Date() }
  const ending = {
    vault,
    id: row.id,
    outcome,
    timeline: row.timeline,
    reservedPaise: row.charge_paise,
    locale,
    waited: row.status === 'awaiting_person',
    ...times,
  }
  return outcomeValues({ ...ending, product: row.product as ProductId })
}

function holdMovementOf({ actor }: Scope, row: VerificationRow, outcome: VerificationOutcome): HoldMovement | null {
  if (!row.hold_id) return null
  const entry = { holdId: row.hold_id, reference: row.id, actor, description: labelOf(row) }
  return outcome.status === 'completed' || outcome.status === 'not_found'
    ? { ...entry, kind: 'capture', key: `${row.id}:capture`, amountPaise: row.charge_paise }
    : { ...entry, kind: 'release', key: `${row.id}:release`, amountPaise: row.charge_paise }
}

const labelOf = (row: VerificationRow) => productOf(row.product as ProductId).label.en

/** The webhook event for the end of a check, with or without an answer. */
const endEvent = (row: VerificationRow): NewWebhookEvent => ({
  userId: row.user_id,
  event: row.status === 'completed' || row.status === 'not_found' ? 'verification.completed' : 'verification.failed',
  data: {
    verificationId: row.id,
    product: row.product,
    status: row.status,
    mode: row.mode,
    channel: row.channel,
    subject: row.subject_masked,
    reference: row.reference && loggedReference(row.reference),
    charge: { paise: row.charge_paise, wallet: row.wallet as WalletKind },
    finishedAt: row.finished_at,
  },
})
