import type { CreatedAt, Optional, Timestamp } from './columns.ts'

interface DocumentReadings {
  verification_id: string
  user_id: string
  /** The family that was asked for. */
  requested: string
  /** What it is; null if it was refused for a `problem`. */
  kind: string | null
  problem: string | null
  /** Keyed hash of kind and number. */
  number_index: string | null
  duration_ms: number
  /** Read, and to be looked at by a person, with the threshold of then; null if it was refused or read before these were counted. */
  fields: Optional<number>
  doubted: Optional<number>
  created_at: CreatedAt
}

interface DocumentPictures {
  verification_id: string
  position: number
  user_id: string
  file_id: string
  /** 64 binary digits. */
  hash: string
}

interface DocumentCorrections {
  id: string
  verification_id: string
  user_id: string
  /** The field's place in the result. */
  field: number
  value_sealed: string
  /** What could be said offline about the value. */
  check_state: string
  check_code: string
  /** The name of the person, sealed. */
  corrected_by: string
  created_at: CreatedAt
}

interface DocumentComparisons {
  /** The check of the source. */
  check_id: string
  /** The check that read the document. */
  verification_id: string
  user_id: string
  created_at: CreatedAt
}

interface DocumentKinds {
  family: string
  is_on: boolean
  /** Percent. */
  sure_from: number
  changed_at: Timestamp
  changed_by: Optional<string>
  reason: Optional<string>
}

export interface DocumentsTables {
  document_readings: DocumentReadings
  document_pictures: DocumentPictures
  document_corrections: DocumentCorrections
  document_comparisons: DocumentComparisons
  document_kinds: DocumentKinds
}
