import type { HeldCall, Person } from '../engines/videoCalls/decision.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import { findingsOf } from './evidence/findings.ts'
import { evidenceOf, type KeptOfCall, keptOf, readKept } from './evidence/read.ts'
import type { VideoCall } from './rounds/row.ts'

/** What decisions about a call rest on: its latest session, and everybody who has been its agent. */
export async function readFacts(
  ctx: Pick<Context, 'vault'>,
  db: Db | Trx,
  call: VideoCall,
): Promise<HeldCall & { agents: Person[]; kept: KeptOfCall }> {
  const [marks, kept] = await Promise.all([
    db
      .selectFrom('video_call_marks')
      .select(['step', 'outcome'])
      .where('call_id', '=', call.id)
      .where('round', '=', call.round)
      .execute(),
    readKept(db, call.id),
  ])
  const latest = kept.rounds.find(({ round }) => round === call.round)
  const own = latest && keptOf(ctx, kept, latest)
  return {
    status: call.status,
    script: call.script,
    marks: new Map(marks.map(({ step, outcome }) => [step, outcome])),
    // A call without a session lacks its marks already.
    findings: own ? findingsOf(evidenceOf(ctx, call, own), own.settings) : [],
    recording: latest?.recording ?? 'none',
    agents: kept.rounds.map(({ agent_id: id, agent_mailbox: mailbox }) => ({ id, mailbox })),
    kept,
  }
}
