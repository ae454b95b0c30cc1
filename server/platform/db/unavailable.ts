/** Why a database does not answer: it cannot be reached, it has no room to write, or the embedded one needs a new start. */
export type UnavailableReason = 'connection' | 'disk' | 'stopped'

const messages: Record<UnavailableReason, string> = {
  connection: 'the database cannot be reached',
  disk: 'the database has no room to write',
  stopped: 'the embedded database has stopped and needs a restart of the server',
}

/**
 * The database cannot do its work at the moment. Whether the statement took effect is unknown: the connection may have been lost
 * after a commit and before its answer. The cause is for the log.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly reason: UnavailableReason

  constructor(reason: UnavailableReason, cause: unknown) {
    super(`${messages[reason]}: ${textOf(cause)}`, { cause })
    this.reason = reason
  }
}

/** Node reports a host with several addresses as one error without a text of its own. */
function textOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(textOf).join('; ')
  return cause instanceof Error ? cause.message : String(cause)
}

/** Whether a transaction that failed so may have been committed: what it refers to must then stay. */
export const mayBeCommitted = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && error.reason !== 'disk'

/** SQLSTATE of `disk_full`. */
const DISK_FULL = '53100'

/**
 * SQLSTATEs with which PostgreSQL ends or refuses a connection (appendix A of its manual): connection exceptions (08), too little
 * of a resource (53), shutdown, crash, start and idle timeouts (57P, 25P03), a standby that cannot write (25006), I/O errors (58030).
 */
const isOutage = (code: string) => /^(?:08|53|57P)/.test(code) || ['25P03', '25006', '58030'].includes(code)

/** The reason in an error of the server's; undefined for an error in the statement. */
export function reasonOf(error: unknown): UnavailableReason | undefined {
  const { code, severity } = error as { code?: unknown; severity?: unknown }
  if (typeof code !== 'string') return undefined
  if (code === DISK_FULL) return 'disk'
  return isOutage(code) || severity === 'FATAL' || severity === 'PANIC' ? 'connection' : undefined
}
