import type { Generated } from 'kysely'
import type { ProofChannel } from '../../../../contracts/onboarding/links.ts'
import type { CreatedAt, Json, Timestamp } from './columns.ts'

/** The public link of a plan. */
interface OnboardingLinks {
  plan_id: string
  user_id: string
  sub_user_id: string | null
  /** The name, sealed. In whose name responses are started. */
  created_by: string
  /** Of the token of its link, which the account reads as often as it likes. */
  hash: string
  token_sealed: string
  starts_most: number
  starts_per_day: number
  until: Timestamp
  is_stopped: Generated<boolean>
  proof: ProofChannel
  purpose: string
  /** Origins of sites that may show its pages. */
  sites: Generated<string[]>
  keep_days: number | null
  created_at: CreatedAt
}

/** The responses that were started by a link. */
interface OnboardingStarts {
  case_id: string
  plan_id: string
  /** A keyed hash of the address. */
  person_index: string
  at: CreatedAt
}

/** What is known of a person before they open a flow. */
interface OnboardingPrefills {
  id: string
  plan_id: string
  user_id: string
  hash: string
  /** JSON. */
  values_sealed: string
  expires_at: Timestamp
  created_at: CreatedAt
}

interface OnboardingLooks {
  user_id: string
  /** As `contracts/onboarding/look.ts` has it. */
  look: Json<unknown>
}

interface PlanDrafts {
  user_id: string
  name: string
  revision: number
  content_sealed: string
  /** The name, sealed. */
  saved_by: string
  saved_at: Timestamp
}

export interface OnboardingTables {
  onboarding_links: OnboardingLinks
  onboarding_starts: OnboardingStarts
  onboarding_prefills: OnboardingPrefills
  onboarding_looks: OnboardingLooks
  plan_drafts: PlanDrafts
}
