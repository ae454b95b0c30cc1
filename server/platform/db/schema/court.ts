import type { Generated } from 'kysely'
import type { CourtCase } from '../../../../contracts/court/courtCase.ts'
import type { Json, Timestamp } from './columns.ts'

interface CourtCourts {
  /** State, district and establishment: the beginning of its cases' CNRs. */
  code: string
  name: string
  /** In English. */
  state: string
  district: string
  from_year: number
  /** ISO date. */
  copied_on: string
}

interface CourtCases {
  cnr: string
  state: string | null
  body: Json<CourtCase>
  /** SHA-256 of the body, to see whether a case has changed. */
  digest: string
  source: string
  fetched_at: Timestamp
}

interface CourtParties {
  cnr: string
  /** The index of the party in the case. */
  position: number
  /** By which its name is found (`nameKeys`). */
  keys: string[]
  /** The `NAME_KEYS_VERSION` that `keys` are of. */
  keys_version: Generated<number>
}

interface CourtReviewDrafts {
  id: string
  verification_id: string
  /** The keyed hash of the check and the case. */
  cnr_index: string
  decision_sealed: string
  /** The id of a member of staff. */
  decided_by: string
  decided_at: Timestamp
}

export interface CourtTables {
  court_review_drafts: CourtReviewDrafts
  court_courts: CourtCourts
  court_cases: CourtCases
  court_parties: CourtParties
}
