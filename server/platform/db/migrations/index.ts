import type { Kysely } from 'kysely'

interface Migration {
  up: (db: Kysely<unknown>) => Promise<void>
}

/** Every migration by the name of its file, in the order in which they run; loaded only to be run. */
export const migrations: Record<string, () => Promise<Migration>> = {
  '0001-start': () => import('./0001-start.ts'),
  '0002-ways-in': () => import('./0002-ways-in.ts'),
  '0003-kyc': () => import('./0003-kyc.ts'),
  '0004-leads-handled': () => import('./0004-leads-handled.ts'),
  '0005-second-factor': () => import('./0005-second-factor.ts'),
  '0009-aadhaar-requests': () => import('./0009-aadhaar-requests.ts'),
  '0010-payments': () => import('./0010-payments.ts'),
  '0011-keys-and-addresses': () => import('./0011-keys-and-addresses.ts'),
  '0012-staff': () => import('./0012-staff.ts'),
  '0013-usage': () => import('./0013-usage.ts'),
  '0014-webhooks': () => import('./0014-webhooks.ts'),
  '0015-prices': () => import('./0015-prices.ts'),
  '0016-small': () => import('./0016-small.ts'),
  '0017-mail-preferences': () => import('./0017-mail-preferences.ts'),
  '0019-pauses-and-drafts': () => import('./0019-pauses-and-drafts.ts'),
  '0020-challans': () => import('./0020-challans.ts'),
  '0021-sandbox-refunds': () => import('./0021-sandbox-refunds.ts'),
  '0022-diverged-payments': () => import('./0022-diverged-payments.ts'),
  '0023-order-language': () => import('./0023-order-language.ts'),
  '0024-credit-notes': () => import('./0024-credit-notes.ts'),
  '0025-refused-refunds': () => import('./0025-refused-refunds.ts'),
  '0026-check-days': () => import('./0026-check-days.ts'),
  '0027-list-indexes': () => import('./0027-list-indexes.ts'),
  '0030-sealed-people': () => import('./0030-sealed-people.ts'),
  '0033-fresh-proof': () => import('./0033-fresh-proof.ts'),
  '0034-known-devices': () => import('./0034-known-devices.ts'),
  '0037-approvals': () => import('./0037-approvals.ts'),
  '0040-order-numbers': () => import('./0040-order-numbers.ts'),
  '0041-waiting-payments': () => import('./0041-waiting-payments.ts'),
  '0043-staff-search': () => import('./0043-staff-search.ts'),
  '0044-work': () => import('./0044-work.ts'),
  '0045-money-given-back': () => import('./0045-money-given-back.ts'),
  '0046-gateway-reports': () => import('./0046-gateway-reports.ts'),
  '0047-promises-and-notes': () => import('./0047-promises-and-notes.ts'),
  '0048-order-desk': () => import('./0048-order-desk.ts'),
  '0049-shared-checks': () => import('./0049-shared-checks.ts'),
  '0053-challan-invoices': () => import('./0053-challan-invoices.ts'),
  '0054-lookup-retries': () => import('./0054-lookup-retries.ts'),
  '0055-sealed-checks': () => import('./0055-sealed-checks.ts'),
  '0056-sealed-contacts': () => import('./0056-sealed-contacts.ts'),
}
