import type { CreatedAt, Timestamp } from './columns.ts'

interface IntelligenceReports {
  id: string
  user_id: string
  mode: 'live' | 'test'
  channel: 'console' | 'api'
  /** The key that made it; null for one that staff made. */
  api_key_id: string | null
  made_by: string
  subjects_sealed: string
  token_hash: string
  token_sealed: string
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
  expires_at: Timestamp
  revoked_at: Timestamp | null
  revoke_reason: string | null
  openings: number
}

interface IntelligenceChecks {
  report_id: string
  question: string
  verification_id: string
}

interface IntelligenceOpenings {
  id: string
  report_id: string
  at: CreatedAt
  network: string
  /** The browser, as it names itself. */
  agent: string
  /** The page, or the document. */
  kind: 'page' | 'pdf'
}

export interface IntelligenceTables {
  intelligence_reports: IntelligenceReports
  intelligence_checks: IntelligenceChecks
  intelligence_openings: IntelligenceOpenings
}
