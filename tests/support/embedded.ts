const files = (pattern: string) => `tests/server/**/${pattern}.test.ts`

/**
 * The server tests that run on the embedded database too: everything whose SQL, locks, jobs or files behave differently there, and one flow of
 * every area. PostgreSQL runs them all. `FULL=1` runs them all on both, and so does `npm test` where there is no PostgreSQL.
 */
export const embedded = [
  'db/**/*',
  'invitations/*',
  'jobs/**/*',
  'wallets/**/*',
  'bulk/{events,fairness,housekeeping,killed,money,pause,run}',
  'faults/**/*',
  'sealing/*',
  'objectStorage/{everyKind,rewriteOld,sealedStore}',
  'seed',
  'seedInterrupted',
  'upgrade',
  'accounts/registration',
  'apiKeys/rotate',
  'app/production',
  'audit/chain',
  'backup/{commands,killed,roundTrip,schedule}',
  'challans/{firstPayment,payment}',
  'court/check',
  'dashboard/{countChecks,dashboard}',
  'faces/search',
  'files/{letterhead,refusedLogos}',
  'fleet/*',
  'schedules/*',
  'steps/*',
  'monitoring/*',
  'intelligence/reports',
  'taskPool/readingQueue',
  'gateway/idempotency',
  'kyc/individual',
  'screening/*',
  'payments/topUp',
  'postpaid/accounts',
  'usage/requests',
  'backoffice/{apis,providers}',
  'verifications/{calls,verify}',
  'webhooks/deliver',
].map(files)
