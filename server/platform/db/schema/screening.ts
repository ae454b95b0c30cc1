import type { ColumnType, Generated } from 'kysely'
import type { RiskRules } from '../../../../contracts/screening/riskRules.ts'
import type { Verdict } from '../../../../contracts/screening/verdicts.ts'
import type { EntryKind, ListFormat, ListKind, ListVersionState } from '../../../../contracts/screening/watchLists.ts'
import type { WorkEventKind } from '../../../../contracts/screening/work.ts'
import type { CreatedAt, Json, Timestamp } from './columns.ts'

interface ScreeningLists {
  id: string
  /** The customer whose own list it is; null for lists that everybody screens against. */
  owner_id: string | null
  name: string
  kind: ListKind
  /** The number of the version that is searched; null before the first import. */
  current_version: number | null
  created_by: string
  created_at: CreatedAt
  removed_at: Timestamp | null
}

export interface ListFileRecord {
  name: string
  /** Where an uploaded file lies until it is imported. */
  objectId?: string
}

interface ScreeningListVersions {
  id: string
  list_id: string
  number: number
  /** The version with which it was compared; null for the first. */
  base: number | null
  state: ListVersionState
  format: ListFormat | null
  files: Json<ListFileRecord[]>
  /** The list's own date, `2026-11-18`, if its file has one. */
  published_on: string | null
  /** Who, by id; `command` and `sandbox` are no persons. */
  imported_by: string
  /** The name of that person at the time, sealed. */
  importer_sealed: string | null
  /** Whether it may have less than half of the base's entries. */
  allow_fewer: Generated<boolean>
  entries: Generated<number>
  /** The entries by kind, and what the file has beside them, by its own words; null before migration 0108 and of an import that has not ended. */
  kinds: Json<Partial<Record<EntryKind, number>>> | null
  left_out: Json<Record<string, number>> | null
  added: Generated<number>
  removed: Generated<number>
  changed: Generated<number>
  fault: string | null
  fault_params: Json<Record<string, string | number>> | null
  /** Of a customer's own file, by row: without values, which may be personal. */
  problems: Json<{ fault: string; params: Record<string, string | number> }[]> | null
  /** The import's run; an older run of the same import may write nothing any more. */
  claim: string | null
  heartbeat_at: Timestamp
  started_at: Timestamp
  finished_at: Timestamp | null
}

/** How a published list is fetched; one row for each source that was ever touched (contracts/screening/listSources.ts). */
interface ScreeningSources {
  source: string
  /** The list that its file becomes; null before the first import. */
  list_id: string | null
  is_on: boolean
  /** Who confirmed that this installation may use the data. */
  licence_confirmed_by: string | null
  licence_confirmed_at: Timestamp | null
  /** What the publisher named the files of the last import, by address. */
  validators: Json<Record<string, { etag?: string; lastModified?: string }>>
  /** The version that was made of the last new files. */
  version_id: string | null
  /** When the publisher last said what is current. */
  checked_at: Timestamp | null
  fault: string | null
  fault_params: Json<Record<string, string | number>> | null
  /** In a row. */
  failures: Generated<number>
  next_at: Timestamp
  /** Since when the list is older than promised; staff were told then. */
  late_since: Timestamp | null
}

interface ScreeningEntities {
  id: string
  list_id: string
  /** The list's own id; of a customer's own list its keyed hash. */
  source_id: string
  content_hash: string
  kind: EntryKind
  /** The first and the last version with this entry; `until` is null while no later version lacks it. */
  since: number
  until: number | null
  /** A `ListEntity`; of a customer's own list sealed. */
  data: ColumnType<unknown, string, string> | null
  data_sealed: string | null
}

interface ScreeningNames {
  entity_id: string
  /** The index in the entity's names. */
  position: number
  list_id: string
  since: number
  until: number | null
  kind: EntryKind
  quality: 'primary' | 'strong' | 'weak'
  /** Null in a customer's own list, as is `search_text`; its `name_keys` are keyed hashes. */
  name: string | null
  search_text: string | null
  name_keys: string[]
  /** The `NAME_KEYS_VERSION` that `name_keys` are of. */
  keys_version: Generated<number>
}

interface ScreeningImportEntries {
  version_id: string
  source_id: string
  content_hash: string
}

interface ScreeningDecisions {
  id: string
  user_id: string
  /** The keyed hash of who was screened. */
  subject_index: string
  list_id: string
  source_id: string
  /** The entry as it was when it was decided. */
  content_hash: string
  verdict: Verdict
  /** Waits for a second person; the verdict holds until then. */
  proposed: Verdict | null
  /** The note and the names are sealed. */
  note_sealed: string
  decided_by: string
  decided_by_id: string
  decided_at: Timestamp
  /** Who confirmed or refused it, sealed, and when. */
  confirmed_by: string | null
  confirmed_at: Timestamp | null
  /** What that person refused; null if they confirmed it. */
  refused: Verdict | null
  verification_id: string
}

/** Who works on a screening; without a row nobody does. */
interface ScreeningAssignments {
  verification_id: string
  user_id: string
  /** The account's holder, or a secondary user. */
  assignee_id: string
}

/** Only ever added to. */
interface ScreeningEvents {
  id: string
  user_id: string
  verification_id: string
  /** The next three only of decisions: they hold for the subject, so that each of its screenings shows them. */
  subject_index: string | null
  entry_key: string | null
  verdict: Verdict | null
  kind: WorkEventKind
  /** A comment, or the reason of a decision. */
  words_sealed: string | null
  /** The assignee's name as it was; null for nobody. */
  assignee_sealed: string | null
  by_id: string
  by_sealed: string
  at: Timestamp
}

interface ScreeningSettings {
  user_id: string
  two_people: Generated<boolean>
  /** Null for the usual ones. */
  risk_rules: Json<RiskRules> | null
  changed_at: Timestamp
}

export interface ScreeningTables {
  screening_decisions: ScreeningDecisions
  screening_assignments: ScreeningAssignments
  screening_events: ScreeningEvents
  screening_settings: ScreeningSettings
  screening_lists: ScreeningLists
  screening_list_versions: ScreeningListVersions
  screening_sources: ScreeningSources
  screening_entities: ScreeningEntities
  screening_names: ScreeningNames
  screening_import_entries: ScreeningImportEntries
}
