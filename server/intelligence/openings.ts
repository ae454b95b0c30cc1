import { attemptNetwork } from '../platform/access/rateLimit.ts'
import { recordAccess } from '../platform/audit/recordAccess.ts'
import type { Context, Db, Scope } from '../platform/context.ts'
import { newId } from '../platform/identity/ids.ts'
import type { Report } from './reportRow.ts'

const AGENT_CHARACTERS = 200
/** A page that asks again within this time is the same opening. */
const SAME_MS = 15 * 60_000

interface Opening {
  /** The browser, as it names itself. */
  agent: string
  kind: 'page' | 'pdf'
}

/** Notes who opened a report: when, from which network, with which browser; a download is one of its own. */
export async function logOpening({ db }: Pick<Context, 'db'>, scope: Scope, report: Report, how: Opening) {
  const { agent, kind } = how
  const opening = { network: attemptNetwork(scope.ip), agent: agent.slice(0, AGENT_CHARACTERS), kind }
  await db.transaction().execute(async trx => {
    // Locks the report, so that two requests at once do not note the same opening twice.
    await trx.selectFrom('intelligence_reports').select('id').where('id', '=', report.id).forUpdate().execute()
    const same = await trx
      .selectFrom('intelligence_openings')
      .select('id')
      .where('report_id', '=', report.id)
      .where('network', '=', opening.network)
      .where('agent', '=', opening.agent)
      .where('kind', '=', kind)
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
    const action = kind === 'pdf' ? 'intelligenceReport.downloaded' : 'intelligenceReport.opened'
    await recordAccess(trx, scope, { action, subject: report.id, userId: report.user_id })
  })
}

const SHOWN = 10

/** The latest openings of a report. */
export const openingsOf = (db: Db, reportId: string) =>
  db
    .selectFrom('intelligence_openings')
    .select(['at', 'network', 'agent', 'kind'])
    .where('report_id', '=', reportId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
