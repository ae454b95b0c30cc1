import type { Generated } from 'kysely'
import type { CaseStatus, StepStatus, WaitsOn } from '../../../../contracts/cases/states.ts'
import type { CreatedAt, Json, Timestamp } from './columns.ts'

interface Plans {
  id: string
  user_id: string
  name: string
  /** The latest version. */
  version: number
  archived_at: Timestamp | null
  created_at: CreatedAt
}

interface PlanVersions {
  plan_id: string
  version: number
  /** As `contracts/cases/plan.ts` has it. */
  plan: Json<unknown>
  /** The name, sealed. */
  published_by: string
  published_at: CreatedAt
}

interface Cases {
  id: string
  user_id: string
  sub_user_id: string | null
  api_key_id: string | null
  /** The name, sealed. */
  created_by: string
  mode: 'live' | 'test'
  channel: 'console' | 'api'
  plan_id: string
  plan_version: number
  subject_name: string | null
  subject_email: string | null
  subject_phone: string | null
  name_words: string[] | null
  email_index: string | null
  phone_index: string | null
  locale: string
  reference: string | null
  purpose: string
  status: CaseStatus
  /** Decided early; waits for what cannot be recalled. */
  is_closing: Generated<boolean>
  /** The result: by the plan's rules. */
  verdict: string | null
  verdict_rule: number | null
  verdict_undecided: number | null
  verdict_at: Timestamp | null
  /** The decision: by a person, in words that are sealed. */
  decision: string | null
  decision_reason: string | null
  decided_by: string | null
  decided_at: Timestamp | null
  due_at: Timestamp
  /** When the earliest open step is due; null if none is. */
  next_due_at: Timestamp | null
  /** Whom it waits for; null when it has ended. */
  waits_on: WaitsOn | null
  created_at: CreatedAt
  ended_at: Timestamp | null
  /** The link of the person whom the case is about, while it waits for them. */
  invitation_id: string | null
}

interface CaseSteps {
  case_id: string
  step: string
  /** Its place in the plan. */
  place: number
  kind: string
  status: StepStatus
  round: number
  tries: number
  outcome: string | null
  facts_sealed: string | null
  reason_sealed: string | null
  /** Of the round: what it starts derives its own id from it, so that it is started once. */
  round_id: string | null
  verification_id: string | null
  /** Why it has to be answered once more, in words for the person. */
  problem_sealed: string | null
  /** When its runner had asked whoever acts; null until then. */
  told_at: Timestamp | null
  asked_at: Timestamp | null
  due_at: Timestamp | null
  ended_at: Timestamp | null
}

interface CaseChecks {
  verification_id: string
  case_id: string
  step: string
  round: number
}

/** A link that has ended without an answer, until its steps have been told. */
interface CaseLinkEnds {
  invitation_id: string
  case_id: string
  state: 'declined' | 'expired'
}

interface CaseFiles {
  file_id: string
  case_id: string
}

interface CaseEvents {
  id: string
  case_id: string
  type: string
  step: string | null
  round: number | null
  outcome: string | null
  /** `CaseEvent` of `server/engines/cases/state.ts`. */
  event_sealed: string
  /** The name, sealed. */
  made_by: string
  at: Timestamp
}

export interface CasesTables {
  plans: Plans
  plan_versions: PlanVersions
  cases: Cases
  case_steps: CaseSteps
  case_checks: CaseChecks
  case_files: CaseFiles
  case_link_ends: CaseLinkEnds
  case_events: CaseEvents
}
