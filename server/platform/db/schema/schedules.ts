import type { Repeat } from '../../../../contracts/checks/schedules.ts'
import type { CreatedAt, Paise, Timestamp } from './columns.ts'

interface BulkSchedules {
  id: string
  user_id: string
  /** In whose name it runs; null for the account's owner. */
  sub_user_id: string | null
  /** The name, sealed. */
  created_by: string
  /** Its rows are those of every run. */
  source_job_id: string
  product: string
  file_name: string
  rows: number
  every: Repeat
  hour: number
  /** ISO dates. */
  first_on: string
  last_on: string | null
  most_paise: Paise
  locale: string
  status: string
  paused_for: string | null
  /** Null unless it is active. */
  next_at: Timestamp | null
  consented_at: Timestamp
  created_at: CreatedAt
}

interface BulkScheduleRuns {
  id: string
  schedule_id: string
  due_at: Timestamp
  cause: string
  status: string
  reason: string | null
  /** Null if it was skipped. */
  job_id: string | null
  price_paise: Paise
  /** These five are null until the run has ended, and for the first one. */
  rows_changed: number | null
  rows_found: number | null
  rows_lost: number | null
  rows_unchanged: number | null
  rows_uncompared: number | null
  ended_at: Timestamp | null
}

interface BulkScheduleChanges {
  run_id: string
  row_no: number
  kind: string
  verification_id: string
  /** The masked subject and the masked values before and after. */
  change_sealed: string
}

export interface SchedulesTables {
  bulk_schedules: BulkSchedules
  bulk_schedule_runs: BulkScheduleRuns
  bulk_schedule_changes: BulkScheduleChanges
}
