import type { ColumnType } from 'kysely'

/** timestamptz: read as an ISO 8601 `Z` string on both databases; written as a string or a Date. */
export type Timestamp = ColumnType<string, string | Date, string | Date>
export type CreatedAt = ColumnType<string, string | Date | undefined, never>
/** jsonb is written as text, because the two drivers disagree about arrays. */
export type Json<T> = ColumnType<T, string, string>
/** Integer paise. */
export type Paise = number
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
export type OptionalTimestamp = ColumnType<string | null, string | Date | null | undefined, string | Date | null>
