import { z } from 'zod'
import { day } from '../fields/schemas.ts'
import { defineCall } from './define.ts'

const place = {
  service: 'admin',
  auth: 'admin',
  style: 'http',
  method: 'POST',
  access: ['admin.transactions', 'edit'],
} as const
const imported = z.object({ rows: z.number().int() })

/** Asks the gateway what it settled on a day, and keeps its answer. A row that is known is overwritten. */
export const fetchSettlements = defineCall({
  ...place,
  path: '/settlement-reports/fetch',
  summary: 'Fetch the settlement report of a day from the gateway',
  body: z.object({ day }),
  reply: imported,
  errors: ['unavailable'],
})

/** A settlement report as a CSV file, in the form field `file`. A row that is known is overwritten. */
export const uploadSettlements = defineCall({
  ...place,
  path: '/settlement-reports',
  summary: 'Import a settlement report from a CSV file',
  upload: true,
  reply: imported,
})

/** Marks a difference as explained. If its amounts change later, it is open again. */
export const explainDifference = defineCall({
  ...place,
  path: '/gateway-differences/{id}/explain',
  summary: 'Explain a difference between gateway and ledger',
  params: z.object({ id: z.string().max(64) }),
  body: z.object({ note: z.string().trim().min(5, 'Enter a note of at least 5 characters.').max(500) }),
  reply: z.object({ explained: z.literal(true) }),
  errors: ['not_found'],
})
