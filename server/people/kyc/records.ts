import type { Selectable, Updateable } from 'kysely'
import type { KycKind } from '../../../contracts/people/kyc.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { consumeRateLimitOrThrow } from '../../platform/access/rateLimit.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

export type KycRow = Selectable<Schema['kyc_records']>
type Change = Updateable<Schema['kyc_records']>

export const findRecord = (db: Db, userId: string, kind: KycKind): Promise<KycRow | undefined> =>
  db.selectFrom('kyc_records').selectAll().where('user_id', '=', userId).where('kind', '=', kind).executeTakeFirst()

/** The decision to clear when a step is repeated, because it was made about other facts. */
export const emptySubmission = {
  use_case: '',
  approval_status: null,
  submitted_at: null,
  decided_at: null,
  decided_by: null,
  reason: null,
} as const satisfies Change

/**
 * The record, if the actor may edit it now. Throws `conflict` while staff decide and once the
 * account is verified. Use it before asking a source; `changeRecord` checks again.
 */
export async function findEditableRecord(
  db: Db,
  scope: Scope<CustomerActor>,
  kind: KycKind,
): Promise<KycRow | undefined> {
  const { userId } = scope.actor
  const { kyc_completed_at } = await db
    .selectFrom('users')
    .select('kyc_completed_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (kyc_completed_at) throw new Problem('conflict', translate(scope.locale, 'kyc.complete'))
  const record = await findRecord(db, userId, kind)
  if (record?.approval_status === 'Pending') throw new Problem('conflict', translate(scope.locale, 'kyc.waiting'))
  return record
}

/**
 * Performs one step of a path, with its audit event and webhook, in one transaction. `change` may throw; otherwise throws as
 * `findEditableRecord` does.
 */
export function changeRecord(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { kind, step }: { kind: KycKind; step: string },
  change: (record: KycRow) => Change,
  tell?: (trx: Trx) => Promise<void>,
): Promise<KycRow> {
  const { userId } = scope.actor
  return ctx.db.transaction().execute(async trx => {
    await lockRecord(trx, userId, kind)
    const record = (await findEditableRecord(trx, scope, kind)) as KycRow
    const changed = await trx
      .updateTable('kyc_records')
      .set(change(record))
      .where('id', '=', record.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const action = changed.approval_status === 'Pending' ? 'kyc.submitted' : 'kyc.stepDone'
    await audit(trx, scope, { action, subject: record.id, data: { kind, step } })
    await tell?.(trx)
    return changed
  })
}

async function lockRecord(trx: Trx, userId: string, kind: KycKind): Promise<void> {
  await trx
    .insertInto('kyc_records')
    .values({ id: newId('kyc'), user_id: userId, kind })
    .onConflict(same => same.columns(['user_id', 'kind']).doNothing())
    .execute()
  await trx
    .selectFrom('kyc_records')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .forUpdate()
    .execute()
}

export const outOfOrder = ({ locale }: Scope) => new Problem('conflict', translate(locale, 'kyc.outOfOrder'))

/** A field error for a value that the step cannot use. */
export const fieldProblem = (field: string, message: string, at?: number) =>
  new Problem('bad_request', message, [{ field, message, ...(at !== undefined && { at }) }])

export const sourceUnavailableProblem = ({ locale }: Scope, source: string) =>
  new Problem('source_unavailable', translate(locale, 'kyc.sourceDown', { source }))

/** Counts an attempt at a step that asks a source or checks a code. Throws `too_many_requests`. */
export const consumeKycAttempt = (ctx: Context, scope: Scope<CustomerActor>, step: string) =>
  consumeRateLimitOrThrow(ctx, scope, `kyc-${step}:${scope.actor.userId}`, limits.kycTries)
