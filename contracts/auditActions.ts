/** Everything that the audit log records: a closed list, so that a screen can name each and a search misses none. */
export const auditActions = [
  'session.started',
  'session.ended',
  'session.refused',
  'apiKey.created',
  'apiKey.revoked',
  'verification.created',
  'verification.revealed',
  'verification.exported',
  'job.created',
  'job.started',
  'job.cancelled',
  'job.finished',
  'job.discarded',
  'job.rerun',
  'job.downloaded',
  'wallet.adjusted',
  'statement.exported',
  'transactions.exported',
  'hold.expired',
  'user.activated',
  'user.deactivated',
] as const

export type AuditAction = (typeof auditActions)[number]
