import type { CourtCase } from '../../../../contracts/resources/courtCase.ts'
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
}

export interface CourtTables {
  court_courts: CourtCourts
  court_cases: CourtCases
  court_parties: CourtParties
}
