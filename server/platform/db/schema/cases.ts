import type { Generated } from 'kysely'
import type { CaseProduct } from '../../../../contracts/cases/products.ts'
import type { CaseStatus, StepStatus, WaitsOn } from '../../../../contracts/cases/states.ts'
import type { PersonProblem, Relation } from '../../../../contracts/cases/stepPerson.ts'
import type { VerificationTaskKind } from '../../../../contracts/cases/verificationTasks.ts'
import type { VerifierSkill } from '../../../../contracts/cases/verifierSkills.ts'
import type { CreatedAt, Json, Optional, Timestamp } from './columns.ts'

interface Plans {
  id: string
  user_id: string
  product: Generated<CaseProduct>
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
  product: Generated<CaseProduct>
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
  /** Where the candidate of a background verification belongs; null is seen by the whole account. */
  location_id: Optional<string>
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
  /** When the person, the answers and what was found were deleted. */
  erased_at: Timestamp | null
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
  /** What the person has filled in and not sent yet, as JSON. */
  draft_sealed: string | null
  /** What the person has answered in this round, as JSON; what must not be kept, such as a code, is left out. */
  answer_sealed: string | null
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

/** Another person whom a step asks, in one of its rounds. */
interface CaseStepPeople {
  id: string
  case_id: string
  step: string
  round: number
  /** The latest one; null while there is no address to which it could go. */
  invitation_id: string | null
  relation: Relation
  name: string | null
  email: string | null
  /** With its country code. */
  phone: string | null
  /** Whom the plan's settings named in this round, as JSON. */
  planned_sealed: string
  /** Why the address that the plan gives cannot be used; null if it can, or if the customer has entered one. */
  problem: PersonProblem | null
  /** The person of the first invitation has named this one. */
  handed_over: Generated<boolean>
  created_at: CreatedAt
}

/** An envelope that a step has made. */
interface CaseEnvelopes {
  envelope_id: string
  case_id: string
  step: string
  round: number
  /** The person whom the case is about, among the envelope's recipients. */
  recipient: string
  /** When the step was told how it ended, or it was voided. */
  followed_at: Timestamp | null
}

/** Of an account. */
interface CaseSettings {
  user_id: string
  /** Null keeps personal data of cases. */
  keep_days: number | null
}

interface CaseFiles {
  file_id: string
  case_id: string
  /** The step for which it was handed over, of a kind that makes no check; null before, and of files that a check reads. */
  step: string | null
}

/** A letter whose code proves an address. */
interface CaseLetters {
  /** Of the round of the step that asks for the code. */
  round_id: string
  case_id: string
  step: string
  code_sealed: string
  /** How often a wrong code was entered. */
  wrong: Generated<number>
  /** When it was first printed; null before. */
  printed_at: Timestamp | null
  created_at: CreatedAt
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

/** What a verifier of staff is asked: one row for each round of a step that they judge. */
interface VerificationTasks {
  /** That of the round. */
  id: string
  case_id: string
  step: string
  kind: VerificationTaskKind
  user_id: string
  skill: VerifierSkill
  /** The verifier's review: the step itself, or the one that a quality control looks at. */
  judgement: string
  asked_at: Timestamp
  due_at: Timestamp | null
  /** Who has taken it, until when nobody else can. */
  holder_id: string | null
  held_at: Timestamp | null
  held_until: Timestamp | null
  judged_by: string | null
  /** A keyed index of the mailbox of whoever judged. */
  judged_mailbox: string | null
  outcome: string | null
  reason_sealed: string | null
  ended_at: Timestamp | null
}

/** How long a kind of step takes, of all accounts: `check:pan-check`, `form`. */
interface StepTimes {
  key: string
  p50_ms: number
  p90_ms: number
  /** Of the cases that have it, those in which it was asked, 0 to 1. */
  share: number
  samples: number
  measured_at: Timestamp
}

/** When a step, or the whole case (an empty name), is expected to end; stored when the case begins, and never changed. */
interface CasePromises {
  case_id: string
  step: string
  p50_at: Timestamp
  p90_at: Timestamp
  /** Every step has a history of its own; false while some of them are estimated. */
  is_measured: Generated<boolean>
}

/** The notice before a refusal. */
interface CaseNotices {
  id: string
  case_id: string
  user_id: string
  state: 'waiting' | 'disputed' | 'closed' | 'final'
  /** The name, sealed. */
  sent_by: string
  sent_at: Timestamp
  /** When a refusal is allowed; null while the clock stands. */
  ends_at: Timestamp | null
  /** What was left when the clock was stopped. */
  left_ms: number | null
  invitation_id: string | null
  dispute_sealed: string | null
  dispute_files: Generated<string[]>
  disputed_at: Timestamp | null
  answer_sealed: string | null
  /** The name, sealed. */
  answered_by: string | null
  answered_at: Timestamp | null
  ended_at: Timestamp | null
}

export interface CasesTables {
  verification_tasks: VerificationTasks
  step_times: StepTimes
  case_promises: CasePromises
  case_notices: CaseNotices
  plans: Plans
  plan_versions: PlanVersions
  cases: Cases
  case_steps: CaseSteps
  case_checks: CaseChecks
  case_files: CaseFiles
  case_letters: CaseLetters
  case_link_ends: CaseLinkEnds
  case_step_people: CaseStepPeople
  case_envelopes: CaseEnvelopes
  case_settings: CaseSettings
  case_events: CaseEvents
}
