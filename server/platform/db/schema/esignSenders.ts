import type { ColumnType, Generated } from 'kysely'
import type { BulkRowState, BulkSendState } from '../../../../contracts/esign/bulkStates.ts'
import type { FormStop } from '../../../../contracts/esign/forms.ts'
import type { LabelKind } from '../../../../contracts/esign/labels.ts'
import type { StampPaperStatus } from '../../../../contracts/esign/stampPapers.ts'
import type { CreatedAt, Optional, OptionalTimestamp, Paise, Timestamp } from './columns.ts'

/* What senders of envelopes have: bulk sends, public forms, stamp papers, folders and tags, settings. */

/** A template that is sent to many. */
interface BulkSends {
  id: string
  user_id: string
  sub_user_id: Optional<string>
  api_key_id: Optional<string>
  /** The name, sealed. */
  created_by: string
  locale: string
  mode: 'live' | 'test'
  state: Generated<BulkSendState>
  /** Why it has stopped by itself, in its locale. */
  problem: Optional<string>
  /** Sealed, as the template had them. */
  title: string
  draft_sealed: string
  /** Sealed. */
  file_name: Optional<string>
  /** Headers without a use, a JSON list; sealed. */
  unused_columns: Optional<string>
  /** The composed pages, which all envelopes share. */
  document_file: string
  document_sha256: string
  /** What was agreed on for each envelope. */
  unit_paise: number
  rows_total: number
  created_at: CreatedAt
  started_at: OptionalTimestamp
  /** When it last had a turn. */
  served_at: OptionalTimestamp
  ended_at: OptionalTimestamp
}

interface BulkSendRows {
  bulk_id: string
  row_no: number
  state: BulkRowState
  /** As `contracts/esign/bulk.ts` has it; null once it is sent or deleted. */
  row_sealed: Optional<string>
  /** In both languages. */
  problems_sealed: Optional<string>
  envelope_id: Optional<string>
  /** How often it failed for no known reason. */
  tries: Generated<number>
}

/** The place in the queue that all bulk sends of an account share. */
interface BulkSendLanes {
  user_id: string
  turn: Generated<number>
  working: Generated<boolean>
}

/** A folder, which holds an envelope alone, or a tag. */
interface EnvelopeLabels {
  id: string
  user_id: string
  kind: LabelKind
  /** Sealed. */
  name: string
  name_index: ColumnType<string, string | undefined, string>
  created_at: CreatedAt
}

interface EnvelopeTags {
  envelope_id: string
  label_id: string
}

/** Who has a draft open. */
interface EnvelopeEditors {
  envelope_id: string
  /** One open builder, as its browser has named it. */
  editor: string
  /** The secondary user, or the account itself. */
  person: string
  /** Sealed. */
  name: string
  seen_at: Timestamp
}

interface StampPapers {
  id: string
  user_id: string
  file_id: string
  /** Of the file, in hex. */
  sha256: string
  /** The Indian state or union territory, by its English name. */
  state_name: string
  value_paise: Paise
  number: string
  /** Sealed. */
  first_party: Optional<string>
  second_party: Optional<string>
  /** An ISO date. */
  purchased_on: Optional<string>
  status: Generated<StampPaperStatus>
  /** The envelope that has reserved or used it. */
  envelope_id: Optional<string>
  /** Why it was withdrawn; sealed. */
  reason: Optional<string>
  /** The name, sealed. */
  created_by: string
  created_at: CreatedAt
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

/** What an account has set for all its envelopes. */
interface EsignSettings {
  user_id: string
  /** Sites that may show its documents inside their pages, and to which signers may go on. */
  origins: string[]
}

/** A template that whoever opens its link signs as their own copy. */
interface FormLinks {
  id: string
  template_id: string
  user_id: string
  sub_user_id: string | null
  /** The name, sealed. In whose name copies are sent. */
  created_by: string
  locale: string
  /** Of the token of its link, which the account reads as often as it likes. */
  hash: string
  token_sealed: string
  copies_most: number
  copies_per_day: number
  until: Timestamp
  /** Why it takes no more copies; null as long as it does. */
  stopped: Optional<Exclude<FormStop, 'until'>>
  created_at: CreatedAt
}

/** The copies that were begun by a form link. */
interface FormCopies {
  envelope_id: string
  form_link_id: string
  /** A keyed hash of the person. */
  person_index: string
  at: CreatedAt
}

export interface EsignSenderTables {
  stamp_papers: StampPapers
  bulk_sends: BulkSends
  bulk_send_rows: BulkSendRows
  bulk_send_lanes: BulkSendLanes
  envelope_labels: EnvelopeLabels
  envelope_tags: EnvelopeTags
  envelope_editors: EnvelopeEditors
  esign_settings: EsignSettings
  form_links: FormLinks
  form_copies: FormCopies
}
