import type { Generated, GeneratedAlways } from 'kysely'
import type { CreatedAt, Optional, Timestamp } from './columns.ts'

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
  /** Whether it is encrypted. */
  is_locked: boolean
  /** Its password, until it has been read. */
  password_sealed: string | null
  keep_until: Timestamp
  deleted_at: Timestamp | null
  /** Deleted as soon as its check has ended, whatever the account keeps. */
  delete_after_check: Generated<boolean>
  /** By which its text is searched (`documentIndexes`); null if it is not, and once the content is deleted. */
  text_words: Optional<string[]>
  created_at: CreatedAt
}

interface FileSettings {
  user_id: string
  keep_days: number
}

/** What stands at the head of an account's reports. */
interface Letterheads {
  user_id: string
  /** The name beside the logo; null for the account's own, empty for none. */
  name_sealed: string | null
  /** Under which id the object store has the logo; null, as the next ones, without a logo. */
  logo_id: string | null
  /** Pixels. */
  logo_width: number | null
  logo_height: number | null
  logo_bytes: number | null
  logo_sha256: string | null
  logo_changed_at: Timestamp | null
}

/** Files that wait to be read or are being read. */
interface Readings {
  /** Of the check or the face. */
  id: string
  kind: string
  user_id: string
  mode: string
  locale: string
  /** The order of arrival. */
  position: GeneratedAlways<number>
  /** The job that has claimed it; null while it waits. */
  job_id: string | null
  queued_at: CreatedAt
}

/** How recently an account had its turn. */
interface ReadingShares {
  user_id: string
  mode: string
  turn: number
}

export interface FilesTables {
  readings: Readings
  reading_shares: ReadingShares
  files: Files
  file_settings: FileSettings
  letterheads: Letterheads
}
