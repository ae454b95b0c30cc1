import type { ColumnType } from 'kysely'
import type { ClosingAction, ClosingFigures, ClosingKind } from '../../../../contracts/resources/closing.ts'
import type { CreatedAt, Json, Optional, OptionalTimestamp } from './columns.ts'

/** Periods that are prepared or closed; an open one has no row. */
interface Closings {
  /** `2026-11-21`, or `2026-11`. */
  id: string
  kind: ClosingKind
  first_day: string
  last_day: string
  state: 'prepared' | 'closed' | 'reopening'
  figures: Json<ClosingFigures>
  /** SHA-256 of the figures (`server/backoffice/closing/digest.ts`). */
  digest: string
  note: string
  prepared_by: string
  /** Keyed hash of the mailbox, by which another account of the same person is known. */
  prepared_mailbox: string
  prepared_at: CreatedAt
  signed_by: Optional<string>
  signed_mailbox: Optional<string>
  signed_at: OptionalTimestamp
  reopen_by: Optional<string>
  reopen_mailbox: Optional<string>
  reopen_at: OptionalTimestamp
  reopen_reason: Optional<string>
}

interface ClosingEvents {
  id: string
  closing_id: string
  action: ClosingAction
  made_by: string
  made_at: ColumnType<string, Date | undefined, never>
  note: string | null
  figures: Json<ClosingFigures>
  digest: string
}

interface ClosingFence {
  only_row: ColumnType<boolean, boolean | undefined, never>
  closed_until: OptionalTimestamp
}

export interface ClosingTables {
  closings: Closings
  closing_events: ClosingEvents
  closing_fence: ClosingFence
}
