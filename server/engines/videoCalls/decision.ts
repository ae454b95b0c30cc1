import type { CallFinding } from '../../../contracts/videoCalls/findings.ts'
import type { AuditVerdict, Proposal } from '../../../contracts/videoCalls/reasons.ts'
import type { MarkOutcome, ScriptStep } from '../../../contracts/videoCalls/script.ts'
import type { CallStatus, RecordingState } from '../../../contracts/videoCalls/states.ts'

export interface HeldCall {
  status: CallStatus
  script: readonly ScriptStep[]
  /** Of the latest session. */
  marks: ReadonlyMap<string, MarkOutcome>
  /** What speaks against the session, or is missing. */
  findings: readonly { finding: CallFinding; blocks: boolean }[]
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
  | { what: 'finding'; finding: CallFinding }

/** Every step has to be marked as seen, and nothing that was found may stand against it. */
export function lacksOf({ script, marks, findings }: Pick<HeldCall, 'script' | 'marks' | 'findings'>): Lack[] {
  const lacks = script.flatMap(({ key }): Lack[] => {
    const outcome = marks.get(key)
    if (outcome === undefined) return [{ what: 'unmarked', step: key }]
    return outcome === 'seen' ? [] : [{ what: 'notSeen', step: key }]
  })
  for (const { finding, blocks } of findings) if (blocks) lacks.push({ what: 'finding', finding })
  return lacks
}

/** Whether people have to weigh something, so that an approval needs a word about it. */
export const hasDoubts = ({ findings }: Pick<HeldCall, 'findings'>): boolean => findings.some(({ blocks }) => !blocks)

export type ProposalProblem = 'status' | 'notAgent' | 'reason' | 'lacks' | 'doubts'

/** What is said with a decision. */
export interface Said {
  reason: string | null
  note: string | null
}

/** Why an agent may not propose something; null if they may. */
export function proposalProblem(
  call: HeldCall & { agent: string | null },
  by: string,
  proposal: Proposal,
  { reason, note }: Said,
): ProposalProblem | null {
  if (call.agent !== by) return 'notAgent'
  if (call.status !== 'held') return 'status'
  if (proposal === 'approve') {
    if (lacksOf(call).length > 0) return 'lacks'
    return hasDoubts(call) && note === null ? 'doubts' : null
  }
  return reason === null ? 'reason' : null
}

export type AuditProblem = 'status' | 'samePerson' | 'reason' | 'joining' | 'recording' | 'lacks' | 'doubts'

/** Whether somebody has been an agent of a call in any session, by their account or by their mailbox. */
export const isAgentOf = (agents: readonly Person[], { id, mailbox }: Person): boolean =>
  agents.some(agent => agent.id === id || agent.mailbox === mailbox)

/** Why somebody may not decide; null if they may. Nothing is approved without its recording, nor while anything required is missing or contrary. */
export function auditProblem(
  call: HeldCall & { agents: readonly Person[] },
  by: Person,
  verdict: AuditVerdict | null,
  { reason, note }: Said,
): AuditProblem | null {
  if (isAgentOf(call.agents, by)) return 'samePerson'
  if (call.status !== 'proposed') return 'status'
  if (verdict === 'approve') {
    if (call.recording === 'joining' || call.recording === 'open') return 'joining'
    if (call.recording !== 'ready') return 'recording'
    if (lacksOf(call).length > 0) return 'lacks'
    return hasDoubts(call) && note === null ? 'doubts' : null
  }
  return verdict !== null && reason === null ? 'reason' : null
}

/** Only what an auditor has approved. */
export const isUsable = ({ status, verdict }: { status: CallStatus; verdict: AuditVerdict | null }): boolean =>
  status === 'approved' && verdict === 'approve'
