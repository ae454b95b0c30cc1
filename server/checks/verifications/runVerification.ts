import type { Purpose } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { type InputOf, type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { Attempt } from '../../platform/http/idempotency.ts'
import type { CustomerActor, KeyActor } from '../../platform/identity/actors.ts'
import { withIdPrefix } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { askOrWait } from '../../sources/askSource.ts'
import { beginVerification, type VerifyRequest } from './beginVerification.ts'
import { keptAnswerOf } from './keptAnswer.ts'
import { ownVerification, presentVerification } from './present.ts'
import { enqueue, placeOf, requireReadable, waitForEnd } from './queue.ts'
import { settleVerification } from './settleVerification.ts'
import { isOpen, openInput, type VerificationRow } from './values.ts'
import { waitForPerson } from './waitForPerson.ts'

/**
 * Runs one verification: reserve, ask the source, capture or release, or wait for a person. A key charges the API wallet, a test key nothing, a person
 * the product wallet, and in the test console as a key would (A117). Returns the settled row, also when the source did not
 * answer. With `kept`, nobody is asked and nothing is charged. `attempt` comes from `onceOnly`; a second attempt resumes where the first one died. Throws `insufficient_balance`.
 */
export async function runVerification<Id extends ProductId>(
  ctx: Context,
  scope: Scope<CustomerActor | KeyActor>,
  request: VerifyRequest<Id>,
  attempt?: Attempt,
): Promise<VerificationRow> {
  const id = attempt && withIdPrefix('ver', attempt.id)
  const begun = attempt?.resumed && (await find(ctx, withIdPrefix('ver', attempt.id)))
  if (!begun && productOf(request.product).reads)
    await requireReadable(ctx, scope, request.product, { input: request.input, mode: modeOf(scope, request) })
  const row = begun || (await beginVerification(ctx, scope, request, id))
  if (productOf(request.product).reads) return isOpen(row.status) ? queue(ctx, scope, row, request.waitMs) : row
  if (row.status !== 'in_progress') return row
  const mode = row.mode === 'test' ? 'test' : 'live'
  if (row.reused_from !== null) {
    const kept = (begun ? null : request.kept) ?? (await keptAnswerOf(ctx, row))
    return settleVerification(ctx, scope, row, kept?.outcome ?? { status: 'source_unavailable', askedMs: null })
  }
  const outcome = await askOrWait(ctx, {
    product: request.product,
    input: request.input,
    userId: scope.actor.userId,
    mode,
  })
  if (outcome.status === 'awaiting_person') return waitForPerson(ctx, scope, row, outcome)
  return settleVerification(ctx, scope, row, outcome)
}

const modeOf = ({ actor }: Scope<CustomerActor | KeyActor>, { asKey }: VerifyRequest) =>
  (actor.kind === 'key' ? actor.mode : asKey) ?? 'live'

/** A call waits for the answer, a screen shows the progress instead. */
async function queue(ctx: Context, scope: Scope, row: VerificationRow, waitMs?: number): Promise<VerificationRow> {
  await enqueue(ctx, scope, row)
  return waitForEnd(ctx, row.id, waitMs ?? (row.channel === 'api' ? limits.queuedChecks.timeoutMs : 0))
}

const find = ({ db }: Context, id: string) =>
  db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirst()

interface Rerun {
  id: string
  /** Integer paise: the price that the user was shown. */
  atMostPaise: number
}

/**
 * Runs the same input in the same mode as a new verification by the current actor. Throws `conflict` while the first one is running,
 * and when it would cost more than the user was shown.
 */
export async function rerunOwnVerification(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { id, atMostPaise }: Rerun,
  attempt: Attempt,
) {
  const first = await ownVerification(ctx, scope, id)
  if (isOpen(first.status)) throw new Problem('conflict', translate(scope.locale, 'verification.stillRunning'))
  const { product, purpose, reference } = first
  const input = productOf(product).input.parse(openInput(ctx.vault, first)) as InputOf<ProductId>
  const request = { product, input, purpose: purpose as Purpose, reference, atMostPaise }
  const row = await runVerification(
    ctx,
    scope,
    first.mode === 'test' ? { ...request, asKey: 'test' } : request,
    attempt,
  )
  return presentVerification(ctx.vault, product, row, { queuePlace: await placeOf(ctx, row) })
}
