import { z } from 'zod'
import { defineCall } from './define.ts'

/** The filtered statement as CSV, newest first, at most `limits.exportRows` rows. `filter` is that of the list of wallet entries. */
export const exportStatement = defineCall({
  service: 'main',
  method: 'GET',
  path: '/wallet-entries/export',
  auth: 'customer',
  style: 'http',
  summary: 'Export the wallet statement as CSV',
  query: z.object({ filter: z.string().max(8_000).optional() }),
  raw: 'text/csv',
  reply: z.unknown(),
})
