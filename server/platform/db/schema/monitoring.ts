import type { Generated } from 'kysely'
import type { MonitorEventKind, MonitoredProduct, MonitorStatus } from '../../../../contracts/monitoring.ts'
import type { Paise, Timestamp } from './columns.ts'

/** Dates are ISO dates of India. */
interface Monitors {
  id: string
  user_id: string
  /** The secondary user who turned it on. */
  sub_user_id: string | null
  /** The name, sealed. */
  started_by: string
  product: MonitoredProduct
  purpose: string
  reference: string | null
  input_sealed: string
  /** The keyed hash of the input: a subject is monitored once. */
  input_index: string
  subject_masked: string
  status: MonitorStatus
  /** The check that shows what is known. */
  verification_id: string
  /** The known findings, sealed: `Finding[]` of `server/monitoring/findings.ts`. */
  known_sealed: string
  /** What the latest answer was made from, where that changes in steps: the versions of the lists. */
  basis: string | null
  /** The first day of the first month, whose day of month the others keep, and how many months were charged since. */
  anchor: string
  months: number
  /** The first day that is not paid for. */
  paid_until: string
  since: Timestamp
  checked_at: Timestamp | null
  changed_at: Timestamp | null
  next_check_at: Timestamp
  /** The run that holds it, until when. */
  claim: string | null
  claimed_until: Timestamp | null
}

interface MonitorEvents {
  id: string
  monitor_id: string
  user_id: string
  kind: MonitorEventKind
  at: Timestamp
  verification_id: string | null
  added: Generated<number>
  changed: Generated<number>
  removed: Generated<number>
  paise: Paise | null
  month_from: string | null
  month_until: string | null
  transfer_id: string | null
  /** The account's owner was not told by mail yet. */
  mail_due: Generated<boolean>
}

export interface MonitoringTables {
  monitors: Monitors
  monitor_events: MonitorEvents
}
