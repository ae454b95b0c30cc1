import type { AuditVerdict, Proposal } from '../../../contracts/videoCalls/reasons.ts'
import type { MarkOutcome, ScriptStep } from '../../../contracts/videoCalls/script.ts'
import type { CallStatus, RecordingState, StillKind } from '../../../contracts/videoCalls/states.ts'

export interface HeldCall {
  status: CallStatus
  script: readonly ScriptStep[]
  /** Of the latest session. */
  marks: ReadonlyMap<string, MarkOutcome>
  stills: ReadonlySet<StillKind>
  recording: RecordingState
}

export interface Person {
  id: string
  mailbox: string
}

/** What keeps a call from being approved; each is named, and what was not marked is not taken for seen. */
export type Lack =
  | { what: 'unmarked'; step: string }
  | { what: 'notSeen'; step: string }
  | { what: 'still'; kind: StillKind }

/** Every step has to be marked as seen, and both pictures have to be there. */
export function lacksOf({ script, marks, stills }: Pick<HeldCall, 'script' | 'marks' | 'stills'>): Lack[] {
  const lacks = script.flatMap(({ key }): Lack[] => {
    const outcome = marks.get(key)
    if (outcome === undefined) return [{ what: 'unmarked', step: key }]
    return outcome === 'seen' ? [] : [{ what: 'notSeen', step: key }]
  })
  for (const kind of ['pan', 'face'] as const) if (!stills.has(kind)) lacks.push({ what: 'still', kind })
  return lacks
}

export type ProposalProblem = 'status' | 'notAgent' | 'reason' | 'lacks'

/** Why an agent may not propose something; null if they may. */
export function proposalProblem(
  call: HeldCall & { agent: string | null },
  by: string,
  proposal: Proposal,
  reason: string | null,
): ProposalProblem | null {
  if (call.agent !== by) return 'notAgent'
  if (call.status !== 'held') return 'status'
  if (proposal === 'approve') return lacksOf(call).length > 0 ? 'lacks' : null
  return reason === null ? 'reason' : null
}

export type AuditProblem = 'status' | 'samePerson' | 'reason' | 'joining' | 'recording'

/** Whether somebody has been an agent of a call in any session, by their account or by their mailbox. */
export const isAgentOf = (agents: readonly Person[], { id, mailbox }: Person): boolean =>
  agents.some(agent => agent.id === id || agent.mailbox === mailbox)

/** Why somebody may not decide; null if they may. Nothing is approved without its recording. */
export function auditProblem(
  call: Pick<HeldCall, 'status' | 'recording'> & { agents: readonly Person[] },
  by: Person,
  verdict: AuditVerdict | null,
  reason: string | null,
): AuditProblem | null {
  if (isAgentOf(call.agents, by)) return 'samePerson'
  if (call.status !== 'proposed') return 'status'
  if (verdict === 'approve') {
    if (call.recording === 'joining' || call.recording === 'open') return 'joining'
    return call.recording === 'ready' ? null : 'recording'
  }
  return verdict !== null && reason === null ? 'reason' : null
}

/** Only what an auditor has approved. */
export const isUsable = ({ status, verdict }: { status: CallStatus; verdict: AuditVerdict | null }): boolean =>
  status === 'approved' && verdict === 'approve'
