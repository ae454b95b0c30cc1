import type { ColumnType } from 'kysely'
import type { CreatedAt, Timestamp } from './columns.ts'

type ChangedAt = ColumnType<string, string | Date | undefined, string | Date>

interface InputTemplates {
  id: string
  user_id: string
  product: string
  name: string
  purpose: string | null
  reference: string | null
  /** The column header of each input field in this customer's files. */
  columns: ColumnType<{ source: string; header: string }[], string, string>
  created_by: string
  created_at: CreatedAt
  updated_at: ChangedAt
  /** When its columns were last chosen for a file. */
  chosen_at: ColumnType<string | null, string | undefined, string>
}

interface Drafts {
  id: string
  user_id: string
  product: string
  /** Null until the subject is filled in. */
  subject_masked: string | null
  /** `[{ source, value }]`, possibly incomplete. */
  input_sealed: string
  purpose: string | null
  reference: string | null
  saved_by: string
  created_at: CreatedAt
  updated_at: ChangedAt
  expires_at: Timestamp
}

export interface DraftsTables {
  input_templates: InputTemplates
  drafts: Drafts
}
