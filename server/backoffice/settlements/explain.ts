import { sql } from 'kysely'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound } from '../../platform/problem.ts'
import { type DifferenceRow, differencesOf } from './differences.ts'
import { allTime } from './period.ts'

/** Marks a difference as explained, with its amounts; another explanation replaces the earlier one. Throws `not_found`. */
export function explainDifference(ctx: Context, scope: Scope<AdminActor>, entityId: string, note: string) {
  const gateway = ctx.payments.name
  return ctx.db.transaction().execute(async trx => {
    const { rows } = await sql<DifferenceRow>`
      select * from ${differencesOf(gateway, allTime)} difference where difference.id = ${entityId}`.execute(trx)
    const [row] = rows
    if (!row) throw notFound('difference')
    const id = newId('gex')
    const { kind, reported_minor, recorded_minor } = row
    await trx
      .deleteFrom('gateway_explanations')
      .where('gateway', '=', gateway)
      .where('entity_id', '=', entityId)
      .execute()
    await trx
      .insertInto('gateway_explanations')
      .values({
        id,
        gateway,
        entity_id: entityId,
        kind,
        reported_minor,
        recorded_minor,
        note_sealed: ctx.vault.seal(note, { column: 'gateway_explanations.note_sealed', id }),
        explained_by: scope.actor.adminId,
      })
      .execute()
    const data = { kind, reportedMinor: reported_minor, recordedMinor: recorded_minor }
    const entry = {
      action: 'reconciliation.explained',
      subject: entityId,
      userId: row.user_id,
      data,
    } as const
    await audit(trx, scope, entry)
    return { explained: true as const }
  })
}
