import { z } from 'zod'
import { defineCall } from './define.ts'

/** The filtered statement as CSV, newest first, at most `limits.exportRows` rows. `filter` is that of the list of wallet entries. */
export const exportStatement = defineCall({
  service: 'main',
  method: 'GET',
  path: '/wallet-entries/export',
  auth: 'customer',
  access: ['wallets', 'export'],
  style: 'http',
  summary: 'Export the wallet statement as CSV',
  query: z.object({ filter: z.string().max(8_000).optional() }),
  raw: 'text/csv',
  reply: z.unknown(),
})

/**
 * The statement of all or some wallets as a signed PDF, each with its opening and closing balance. Of the filter, `wallet` and the days `createdFrom` and `createdTo`
 * count; both days must be given, and be at most `limits.walletStatement.days` apart.
 */
export const downloadWalletStatement = defineCall({
  service: 'main',
  method: 'GET',
  path: '/wallet-entries/statement',
  auth: 'customer',
  access: ['wallets', 'export'],
  style: 'http',
  summary: 'Download the wallet statement as a signed PDF',
  query: z.object({ filter: z.string().max(8_000) }),
  raw: 'application/pdf',
  reply: z.unknown(),
})
