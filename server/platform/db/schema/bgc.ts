import type { Generated } from 'kysely'
import type { ImportRowState, ImportState } from '../../../../contracts/cases/bgc/imports.ts'
import type { CreatedAt, Optional, OptionalTimestamp } from './columns.ts'

/** A file with candidates. */
interface BgcImports {
  id: string
  user_id: string
  sub_user_id: Optional<string>
  /** The name, sealed. */
  created_by: string
  locale: string
  /** Sealed. */
  file_name: string
  /** The package, once it is started. */
  plan_id: Optional<string>
  state: Generated<ImportState>
  /** Why it has stopped by itself. */
  problem: Optional<'package'>
  /** Counts the turns of its job, so that one that is over adds nobody. */
  turn: Generated<number>
  rows_total: number
  created_at: CreatedAt
  started_at: OptionalTimestamp
  ended_at: OptionalTimestamp
}

interface BgcImportRows {
  import_id: string
  row_no: number
  state: ImportRowState
  /** As the file had it; null once it is added or deleted. */
  row_sealed: Optional<string>
  /** In both languages. */
  problems_sealed: Optional<string>
  case_id: Optional<string>
  /** How often it failed for no known reason. */
  tries: Generated<number>
}

/** When a candidate is to be screened again. */
interface BgcRescreenings {
  /** The case that has ended. */
  case_id: string
  user_id: string
  /** So long after it has ended; null for one that was started by hand. */
  months: Optional<number>
  /** The candidate is asked on that day; otherwise only listed. */
  is_automatic: Generated<boolean>
  /** The name, sealed. */
  set_by: string
  /** The case that was started for it. */
  next_case_id: Optional<string>
  /** Why the candidate could not be asked on that day. */
  problem: Optional<'package' | 'open' | 'test'>
  created_at: CreatedAt
}

/** A region or a branch of an employer. */
interface BgcLocations {
  id: string
  user_id: string
  parent_id: string | null
  name: string
  created_at: CreatedAt
}

/** A location that a secondary user or an API key sees, with those below. Whoever has none sees everything. */
interface BgcLocationRights {
  user_id: string
  member_id: string
  location_id: string
}

export interface BgcTables {
  bgc_imports: BgcImports
  bgc_import_rows: BgcImportRows
  bgc_rescreenings: BgcRescreenings
  bgc_locations: BgcLocations
  bgc_location_rights: BgcLocationRights
}
