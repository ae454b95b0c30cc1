import { countOpening } from '../invitations/openings.ts'
import { listTrail } from '../invitations/trail.ts'
import { recordAccess } from '../platform/audit/recordAccess.ts'
import type { Context, Db, Scope } from '../platform/context.ts'
import type { Report } from './reportRow.ts'

interface Opening {
  /** The browser, as it names itself. */
  agent: string
  kind: 'page' | 'pdf'
}

/** Notes who opened a report: when, from which network, with which browser; a download is one of its own. */
export async function logOpening(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  scope: Scope,
  report: Report,
  { agent, kind }: Opening,
): Promise<void> {
  await db.transaction().execute(async trx => {
    const how = { kind: kind === 'pdf' ? 'downloaded' : 'opened' } as const
    if (!(await countOpening(vault, trx, report.invitation_id, { scope, agent }, how))) return
    const action = `intelligenceReport.${how.kind}` as const
    await recordAccess(trx, scope, { action, subject: report.id, userId: report.user_id })
  })
}

const SHOWN = 10

/** The latest openings of a report. */
export async function openingsOf(db: Db, { invitation_id }: Report) {
  const entries = await listTrail(db, invitation_id, { limit: SHOWN, kinds: ['opened', 'downloaded'] })
  return entries.map(({ at, kind, network, agent }) => ({
    at,
    network: network ?? '',
    agent: agent ?? '',
    kind: kind === 'downloaded' ? ('pdf' as const) : ('page' as const),
  }))
}
