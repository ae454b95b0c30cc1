import { sql } from 'kysely'

/**
 * Stands among what a write returns, outside a transaction: its commit does not wait for the disk. For rows that may be forgotten when the
 * database loses its power. What commits later and waits takes them along, because PostgreSQL writes its log in order.
 */
export const asyncCommit = sql<string>`set_config('synchronous_commit', 'off', true)`
