import type { HeldCall, Person } from '../engines/videoCalls/decision.ts'
import type { Db, Trx } from '../platform/context.ts'
import type { VideoCall } from './row.ts'

/** What decisions about a call rest on: its latest session, and everybody who has been its agent. */
export async function readFacts(db: Db | Trx, call: VideoCall): Promise<HeldCall & { agents: Person[] }> {
  const [marks, stills, rounds] = await Promise.all([
    db
      .selectFrom('video_call_marks')
      .select(['step', 'outcome'])
      .where('call_id', '=', call.id)
      .where('round', '=', call.round)
      .execute(),
    db
      .selectFrom('video_call_stills')
      .select('kind')
      .where('call_id', '=', call.id)
      .where('round', '=', call.round)
      .execute(),
    db
      .selectFrom('video_call_rounds')
      .select(['round', 'agent_id', 'agent_mailbox', 'recording'])
      .where('call_id', '=', call.id)
      .execute(),
  ])
  return {
    status: call.status,
    script: call.script,
    marks: new Map(marks.map(({ step, outcome }) => [step, outcome])),
    stills: new Set(stills.map(({ kind }) => kind)),
    recording: rounds.find(({ round }) => round === call.round)?.recording ?? 'none',
    agents: rounds.map(({ agent_id: id, agent_mailbox: mailbox }) => ({ id, mailbox })),
  }
}
