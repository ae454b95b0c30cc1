import { z } from 'zod'
import { defineCall } from './define.ts'

/** A filtered statement as CSV, newest first, at most `limits.exportRows` rows. `filter` as the list of wallet entries takes it. */
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
