import type { Generated } from 'kysely'
import type { Timestamp } from './columns.ts'

interface IntelligenceReports {
  id: string
  user_id: string
  mode: 'live' | 'test'
  channel: 'console' | 'api'
  /** The key that made it; null for one that staff made. */
  api_key_id: string | null
  made_by: string
  subjects_sealed: string
  /** Whoever opens the report enters a code that is sent there; sealed. */
  code_email: string | null
  purpose: string
  /** On what the consent rests; sealed. */
  consent: string
  reference: string | null
  status: 'gathering' | 'ready'
  /** Integer paise are held there for all checks; null if nothing is charged. */
  hold_id: string | null
  at_most_paise: number
  created_at: Timestamp
  finished_at: Timestamp | null
  revoke_reason: string | null
}

interface IntelligenceChecks {
  report_id: string
  question: string
  verification_id: string
  /** An earlier answer of the account, which the report does not pay for. */
  reused: Generated<boolean>
}

export interface IntelligenceTables {
  intelligence_reports: IntelligenceReports
  intelligence_checks: IntelligenceChecks
}
