import { attemptNetwork } from '../platform/access/rateLimit.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../platform/context.ts'
import { newId } from '../platform/identity/ids.ts'
import type { Report } from './reportRow.ts'

const AGENT_CHARACTERS = 200
/** A page that asks again within this time is the same opening. */
const SAME_MS = 15 * 60_000

/** Notes who opened a report: when, from which network, with which browser. */
export async function logOpening({ db }: Pick<Context, 'db'>, scope: Scope, report: Report, agent: string) {
  const opening = { network: attemptNetwork(scope.ip), agent: agent.slice(0, AGENT_CHARACTERS) }
  await db.transaction().execute(async trx => {
    // Locks the report, so that two requests at once do not note the same opening twice.
    await trx.selectFrom('intelligence_reports').select('id').where('id', '=', report.id).forUpdate().execute()
    const same = await trx
      .selectFrom('intelligence_openings')
      .select('id')
      .where('report_id', '=', report.id)
      .where('network', '=', opening.network)
      .where('agent', '=', opening.agent)
      .where('at', '>', new Date(Date.now() - SAME_MS).toISOString())
      .executeTakeFirst()
    if (same) return
    await trx
      .insertInto('intelligence_openings')
      .values({ id: newId('iop'), report_id: report.id, ...opening })
      .execute()
    await trx
      .updateTable('intelligence_reports')
      .set(eb => ({ openings: eb('openings', '+', 1) }))
      .where('id', '=', report.id)
      .execute()
    await audit(trx, scope, { action: 'intelligenceReport.opened', subject: report.id, userId: report.user_id })
  })
}

const SHOWN = 10

/** The latest openings of a report. */
export const openingsOf = (db: Db, reportId: string) =>
  db
    .selectFrom('intelligence_openings')
    .select(['at', 'network', 'agent'])
    .where('report_id', '=', reportId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
