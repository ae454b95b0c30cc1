import type { FastifyRequest } from 'fastify'
import type { GatewayBody } from '../../../contracts/calls/gateway.ts'
import type { VerificationStatus, WalletKind } from '../../../contracts/platform/codes.ts'
import { type InputOf, type ProductId, productOf } from '../../../contracts/products/index.ts'
import { recordApiRead } from '../../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { Attempt } from '../../platform/http/idempotency.ts'
import type { CustomerActor, KeyActor } from '../../platform/identity/actors.ts'
import { CheckProblem } from '../../platform/problem.ts'
import { answersAtOnce } from '../verifications/accessLog.ts'
import { findKeptAnswer } from '../verifications/keptAnswer.ts'
import { placeOf } from '../verifications/queue.ts'
import { runVerification } from '../verifications/runVerification.ts'
import {
  chargedPaise,
  completeResult,
  openResult,
  reusedFromOf,
  type VerificationRow,
} from '../verifications/values.ts'

interface CheckRequest {
  scope: Scope<CustomerActor | KeyActor>
  body: GatewayBody
  attempt: Attempt
  request: FastifyRequest
  /** The mode of a request from the test console; a key has its own. */
  asKey?: KeyActor['mode']
  atMostPaise?: number | undefined
}

type Shared = Pick<Context, 'db' | 'vault'>

/** Runs one check for `/v1` and presents it. Throws `source_unavailable` when the source did not answer. */
export async function checkByApi<Id extends ProductId>(ctx: Context, product: Id, call: CheckRequest) {
  const { scope, attempt, asKey, atMostPaise } = call
  const { consent: _, purpose, reference, fresh, ...rest } = call.body
  const input = rest as InputOf<Id>
  const mode = asKey ?? (scope.actor.kind === 'key' ? scope.actor.mode : 'live')
  const asks = fresh || mode === 'test' || attempt.resumed
  const kept = asks ? null : await findKeptAnswer(ctx, scope, { product, input, purpose })
  const row = await runVerification(
    ctx,
    scope,
    { product, input, purpose, reference, atMostPaise, kept, ...(asKey && { asKey }) },
    attempt,
  )
  return presentAnswer(ctx, call, row)
}

/** The reply about a check that has ended, or waits, with its charge for the request log. Throws `source_unavailable` if it has no answer. */
export async function presentAnswer(
  ctx: Shared,
  { scope, request }: Pick<CheckRequest, 'scope' | 'request'>,
  row: VerificationRow,
) {
  request.usage = { verificationId: row.id, chargePaise: chargedPaise(row), source: row.source }
  if (!answersAtOnce(row.product as ProductId)) await recordRead(ctx, scope, row)
  const { status, ...shown } = await presentByApi(ctx, row)
  if (status === 'queued' || status === 'in_progress') return { ...shown, status: 'in_progress' as const }
  if (status === 'rejected_input') throw rejected(row)
  if (status !== 'completed' && status !== 'not_found' && status !== 'awaiting_person') throw noAnswer(row)
  return { ...shown, status }
}

/** The files cannot be read: the reason is in the user's language, as it was stored. */
function rejected({ id, product, error }: VerificationRow): CheckProblem {
  const message = error ?? ''
  return new CheckProblem(id, 'bad_request', message, [
    { field: String(productOf(product as ProductId).reads), message },
  ])
}

const noAnswer = (row: VerificationRow) =>
  new CheckProblem(
    row.id,
    'source_unavailable',
    `The source did not respond, and nothing was charged. Verification: ${row.id}.`,
  )

export async function presentByApi(ctx: Shared, row: VerificationRow) {
  const result = openResult(ctx.vault, row)
  return {
    id: row.id,
    product: row.product,
    status: row.status as VerificationStatus,
    result: result && completeResult(row.product as ProductId, result),
    reference: row.reference,
    charge: { paise: chargedPaise(row), wallet: row.wallet as WalletKind },
    ...(productOf(row.product as ProductId).reusable && { reusedFrom: reusedFromOf(row) }),
    ...(productOf(row.product as ProductId).awaits && { dueAt: row.due_at }),
    ...(productOf(row.product as ProductId).reads && {
      error: row.error,
      queuePlace: await placeOf(ctx, row),
    }),
  }
}

/** Before an answer is sent. A check without one shows nothing that the caller has not sent. */
export async function recordRead({ db }: Shared, scope: Scope, { id, user_id, ...row }: VerificationRow) {
  if (row.result === null && row.result_sealed === null) return
  await recordApiRead(db, scope, { action: 'verification.readByApi', subject: id, userId: user_id })
}

/** Finds a verification of the key's account and mode; a test key cannot read live results. */
export const findVerification = (
  { db }: Pick<Context, 'db'>,
  { actor }: Scope<KeyActor>,
  id: string,
): Promise<VerificationRow | undefined> =>
  db
    .selectFrom('verifications')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .where('mode', '=', actor.mode)
    .executeTakeFirst()
