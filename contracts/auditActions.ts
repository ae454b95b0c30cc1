/** Everything that the audit log records: a closed list, so that a screen can name each and a search misses none. */
export const auditActions = [
  'session.started',
  'session.ended',
  'session.refused',
  'account.changed',
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
  'wallet.credited',
  'wallet.adjusted',
  'wallet.refunded',
  'hold.expired',
  'user.activated',
  'user.deactivated',
  'user.changed',
] as const

export type AuditAction = (typeof auditActions)[number]
