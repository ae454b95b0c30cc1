import type { ColumnType, Generated } from 'kysely'
import type { JobNotice } from '../../../../contracts/resources/bulkJob.ts'
import type { CreatedAt, Json, Paise, Timestamp } from './columns.ts'

export interface TimelineEvent {
  /** A message key under `timeline.` */
  event: string
  /** ISO 8601, UTC. */
  at: string
  detail?: string
}

interface Verifications {
  id: string
  product: string
  user_id: string
  sub_user_id: string | null
  api_key_id: string | null
  requested_by: string
  requested_by_index: string | null
  mode: string
  channel: string
  job_id: string | null
  reference: string | null
  purpose: string
  consented_at: Timestamp
  subject_masked: string
  subject_index: string
  input_sealed: string
  status: string
  /** The product's main result value, for lists and filters. */
  outcome: string | null
  result_sealed: string | null
  /** Results from before they were sealed, until the server has moved them. */
  result: Json<Record<string, unknown> | null> | null
  source: string | null
  fetched_at: Timestamp | null
  /** How many providers or attempts the answer took, and milliseconds; null for checks from before they were noted. */
  source_tries: number | null
  source_ms: number | null
  /** What the provider charged for the answer; null if that is not known. */
  source_cost_paise: Paise | null
  error: string | null
  wallet: string
  charge_paise: Generated<Paise>
  balance_after_paise: Paise | null
  hold_id: string | null
  transfer_id: string | null
  timeline: Json<TimelineEvent[]>
  duration_ms: number | null
  created_at: Timestamp
  finished_at: Timestamp | null
  /** When the fleet read the answer (`server/fleet/readChecks.ts`); null for products without vehicles. */
  fleet_read_at: Timestamp | null
  /** Of a check that waits for a person: when the person should have acted. It stays, to tell whether they were late. */
  due_at: Timestamp | null
  /** When a waiting check is given up. */
  expires_at: Timestamp | null
  /** What a waiting check needs to go on; null once it has ended. */
  pending_sealed: string | null
  /** Whether the answer may answer the same question again: complete, and from a source that worked. Null means no. */
  reusable: boolean | null
  /** The check whose answer this one has; null if its source was asked. */
  reused_from: string | null
}

interface AnswerReuse {
  user_id: string
  product: string
  hours: number
  changed_at: ColumnType<string, string | undefined, string>
}

interface BulkJobs {
  id: string
  product: string
  user_id: string
  sub_user_id: string | null
  requested_by: string
  /** Null once the job has started: its rows hold all the data. */
  object_id: string | null
  file_name: string
  file_bytes: number
  file_type: string
  /** The uploader's language, for error messages about the file. */
  locale: string
  status: string
  error: string | null
  /** `[{ header, samples }]`. */
  columns_sealed: string | null
  /** The zero-based column of each input field. */
  mapping: ColumnType<{ source: string; column: number | null }[], string | undefined, string>
  purpose: string | null
  reference: string | null
  consented_at: Timestamp | null
  rerun_of: string | null
  rows_total: Generated<number>
  rows_ready: Generated<number>
  rows_problem: Generated<number>
  rows_duplicate: Generated<number>
  rows_completed: Generated<number>
  rows_not_found: Generated<number>
  rows_unavailable: Generated<number>
  unit_price_paise: Generated<Paise>
  captured_paise: Generated<Paise>
  hold_id: string | null
  created_at: CreatedAt
  checking_since: ColumnType<string, string | undefined, string>
  checked_at: Timestamp | null
  started_at: Timestamp | null
  finished_at: Timestamp | null
  paused_at: Timestamp | null
  /** The total of all past pauses. */
  paused_seconds: Generated<number>
  /** The repeated batch of which it is a run. */
  schedule_id: string | null
  /** When a worker last took a chunk of it. */
  served_at: Timestamp | null
  /** What staff did to it, in order. */
  staff_notices: ColumnType<JobNotice[], string | undefined, string>
}

interface BulkRows {
  job_id: string
  /** The row number in the file; the header is 1. */
  row_no: number
  state: string
  /** The original row, a JSON array of strings. */
  cells_sealed: string
  /** Null while the row has a problem. */
  subject_index: string | null
  duplicate_of: number | null
  verification_id: string | null
}

interface BulkChunks {
  job_id: string
  chunk_no: number
  first_row: number
  last_row: number
  /** How often it was interrupted; each part is settled once. */
  part: Generated<number>
  /** The lane that holds it, or held it to the end; null while it waits. */
  lane: number | null
  claimed_at: Timestamp | null
  done_at: Timestamp | null
}

/** One of the places in the queue that a customer's jobs share (server/checks/bulk/lanes.ts). */
interface BulkLanes {
  user_id: string
  /** From 0; lower ones go first. */
  lane: number
  turn: Generated<number>
  /** False while no chunk waits, and therefore no task is in the queue. */
  working: Generated<boolean>
}

interface Objects {
  id: string
  user_id: string
  kind: string
  file_name: string
  content_type: string
  bytes: number
  /** The owner's id and the key of the presigned-URL calls. */
  object_key: ColumnType<string | null, string | undefined, never>
  /** Null until the file has been uploaded. */
  uploaded_at: ColumnType<string | null, string | null | undefined, string | Date | null>
  created_at: CreatedAt
}

export interface ChecksTables {
  verifications: Verifications
  answer_reuse: AnswerReuse
  check_days: CheckDays
  check_latencies: CheckLatencies
  uncounted_checks: UncountedChecks
  bulk_jobs: BulkJobs
  bulk_rows: BulkRows
  bulk_chunks: BulkChunks
  bulk_lanes: BulkLanes
  objects: Objects
}

/** Ended live checks by day; `server/checks/dashboard/countChecks.ts` adds to them. */
interface CheckDays {
  /** Null for everybody's checks. */
  user_id: string | null
  /** A day of India, `2026-11-21`. */
  day: string
  /** Both are null for all checks of the customer on this day. */
  product: string | null
  status: string | null
  checks: number
  charge_paise: Paise
}

interface CheckLatencies {
  user_id: string
  day: string
  /** As in `UsageLatencies`. */
  step: number
  checks: number
}

/** A trigger on `verifications` adds a row for each live check that ends, and `countFee` one for each fee. */
interface UncountedChecks {
  user_id: string
  product: string
  status: string
  charge_paise: Paise
  duration_ms: number | null
  created_at: Timestamp
  /** 1; of a fee 0. */
  checks: Generated<number>
}

interface UsageDays {
  user_id: string
  mode: string
  /** A day of India, `2026-11-21`. */
  day: string
  /** '' for calls without a product. */
  product: string
  api_key_id: string
  outcome: string
  status_code: number
  calls: number
  charge_paise: Paise
}

interface UsageLatencies {
  user_id: string
  mode: string
  day: string
  /** Each step is a tenth longer than the previous one, starting at a millisecond. */
  step: number
  calls: number
}

export interface UsageTables {
  usage_days: UsageDays
  usage_latencies: UsageLatencies
}
