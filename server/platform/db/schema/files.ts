import type { Generated } from 'kysely'
import type { CreatedAt, Timestamp } from './columns.ts'

interface Files {
  id: string
  user_id: string
  /** The check that reads it; null until there is one. */
  verification_id: string | null
  /** The name under which it was uploaded; null once the content is deleted. */
  name_sealed: string | null
  type: string
  bytes: number
  /** Of the content, in hex. */
  sha256: string
  /** The key that opens the content; null once it is deleted. */
  key_sealed: string | null
  /** Whether it is encrypted. */
  is_locked: boolean
  /** Its password, until it has been read. */
  password_sealed: string | null
  keep_until: Timestamp
  deleted_at: Timestamp | null
  /** Deleted as soon as its check has ended, whatever the account keeps. */
  delete_after_check: Generated<boolean>
  created_at: CreatedAt
}

interface FileSettings {
  user_id: string
  keep_days: number
}

export interface FilesTables {
  files: Files
  file_settings: FileSettings
}
