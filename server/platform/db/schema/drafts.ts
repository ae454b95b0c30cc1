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
  /** For each input field its column's header in this customer's files. */
  columns: ColumnType<{ source: string; header: string }[], string, string>
  created_by: string
  created_at: CreatedAt
  updated_at: ChangedAt
}

interface Drafts {
  id: string
  user_id: string
  product: string
  /** Null while the subject is not filled in. */
  subject_masked: string | null
  /** `[{ source, value }]`, as far as it was typed. */
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
