import { type Selectable, sql } from 'kysely'
import type { ClosingAction, ClosingFigures } from '../../../contracts/resources/closing.ts'
import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { mailboxIndex } from '../verifications/mayTake.ts'
import { type Balances, balancesAfter, balancesBefore } from './ledgerFigures.ts'
import { endOf, type Period } from './periods.ts'

export type ClosingRow = Selectable<Schema['closings']>

/** Arbitrary but fixed: whoever changes a closing holds the first, and whoever moves the fence holds the second, which `closed_until()` shares. */
const [CHANGE_LOCK, FENCE_LOCK] = [7_284_185, 7_284_184]

/** One person changes closings at a time, until the transaction ends. */
export const lockClosings = (trx: Trx) => sql`select pg_advisory_xact_lock(${sql.lit(CHANGE_LOCK)})`.execute(trx)

/**
 * Waits until every transaction that has booked something has ended; nothing is booked until this one ends. Throws `conflict` if one takes
 * longer than ten seconds.
 */
export async function lockBookings(trx: Trx): Promise<void> {
  await sql`set local lock_timeout = '10s'`.execute(trx)
  try {
    await sql`select pg_advisory_xact_lock(${sql.lit(FENCE_LOCK)})`.execute(trx)
  } catch (error) {
    if ((error as { code?: string }).code !== '55P03') throw error
    throw new Problem('conflict', 'Payments are being booked right now. Try again in a minute.')
  }
}

/** Nothing can be booked before the end of the last day that is prepared or closed. Call `lockBookings` first. */
export async function moveFence(trx: Trx): Promise<void> {
  const last = await trx
    .selectFrom('closings')
    .select(sql<string | null>`max(last_day)::text`.as('day'))
    .where('kind', '=', 'day')
    .executeTakeFirstOrThrow()
  const closed_until = last.day === null ? null : endOf(last.day)
  await trx
    .insertInto('closing_fence')
    .values({ closed_until })
    .onConflict(same => same.column('only_row').doUpdateSet({ closed_until }))
    .execute()
}

/** The balances with which a period begins: those of the last closed day before it and what has moved since, or of all that is older. */
export async function openingOf(db: Db, period: Period): Promise<Balances> {
  const before = await db
    .selectFrom('closings')
    .select(['id', 'figures'])
    .where('kind', '=', 'day')
    .where('last_day', '<', period.firstDay)
    .orderBy('last_day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return balancesBefore(db, period, before && { lastDay: before.id, left: balancesAfter(before.figures) })
}

/** Throws `not_found` for an open period. */
export async function lockRow(trx: Trx, id: string): Promise<ClosingRow> {
  const row = await trx.selectFrom('closings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound('prepared or closed period')
  return row
}

export const periodOfRow = ({ id, kind, first_day, last_day }: ClosingRow): Period => ({
  id,
  kind,
  firstDay: first_day,
  lastDay: last_day,
})

/** The actor's mailbox, as it is kept. */
export async function mailboxOf(ctx: Pick<Context, 'vault'>, trx: Trx, { actor }: Scope<AdminActor>): Promise<string> {
  const { email } = await trx
    .selectFrom('admins')
    .select('email')
    .where('id', '=', actor.adminId)
    .executeTakeFirstOrThrow()
  return mailboxIndex(ctx, email)
}

interface Event {
  id: string
  action: ClosingAction
  note: string
  figures: ClosingFigures
  digest: string
}

export async function recordEvent(trx: Trx, { actor }: Scope<AdminActor>, event: Event): Promise<void> {
  const { id, action, note, figures, digest } = event
  await trx
    .insertInto('closing_events')
    .values({
      id: newId('cle'),
      closing_id: id,
      action,
      made_by: actor.adminId,
      note,
      figures: JSON.stringify(figures),
      digest,
    })
    .execute()
}
