import { z } from 'zod'
import { reason } from '../fields/schemas.ts'
import { closingStates } from '../resources/closing.ts'
import { defineCall } from './define.ts'

const change = {
  service: 'admin',
  auth: 'admin',
  style: 'http',
  method: 'POST',
  access: ['admin.transactions', 'edit'],
  params: z.object({
    id: z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/, 'Name a day or a month, such as 2026-11-21 or 2026-11.'),
  }),
  reply: z.object({ state: z.enum(closingStates) }),
  errors: ['not_found', 'conflict'],
} as const

/** The digest of the figures that the person has seen. */
const digest = z.string().max(64)

/** Verifies the ledger, stores the figures, and lets nothing more be booked into the period. */
export const prepareClosing = defineCall({
  ...change,
  path: '/closings/{id}/prepare',
  summary: 'Prepare a day or a month for closing',
  fresh: true,
  body: z.object({ note: reason }),
})

/** Opens a prepared period again, before it is signed. */
export const withdrawClosing = defineCall({
  ...change,
  path: '/closings/{id}/withdraw',
  summary: 'Withdraw a prepared closing',
  body: z.object({ reason }),
})

/** The second person's half. */
export const signClosing = defineCall({
  ...change,
  path: '/closings/{id}/sign',
  summary: 'Sign off and lock a prepared day or month',
  fresh: true,
  body: z.object({ digest, note: reason }),
})

export const askReopening = defineCall({
  ...change,
  path: '/closings/{id}/reopen',
  summary: 'Ask to reopen a closed day or month',
  fresh: true,
  body: z.object({ reason }),
})

/** The second person's half. */
export const decideReopening = defineCall({
  ...change,
  path: '/closings/{id}/reopen/decide',
  summary: 'Reopen a closed day or month, or refuse it',
  fresh: true,
  body: z.object({ approve: z.boolean(), reason }),
})

export const closingFiles = [
  'gstr1.json',
  'gstr1-b2b.csv',
  'gstr1-b2cs.csv',
  'gstr1-cdnr.csv',
  'gstr1-hsn.csv',
  'gstr1-docs.csv',
  'gstr1-unplaced.csv',
  'tally.xml',
  'journal.csv',
] as const

export type ClosingFile = (typeof closingFiles)[number]

/** A file of a month that is prepared or closed. */
export const downloadClosing = defineCall({
  service: 'admin',
  auth: 'admin',
  style: 'http',
  method: 'GET',
  path: '/closings/{id}/files/{file}',
  access: ['admin.transactions', 'export'],
  summary: 'Download a file of a closed month',
  params: change.params.extend({ file: z.enum(closingFiles) }),
  raw: 'application/octet-stream',
  reply: z.unknown(),
  errors: ['not_found', 'conflict'],
})

const sums = z.object({
  documents: z.number().int(),
  basePaise: z.number().int(),
  cgstPaise: z.number().int(),
  sgstPaise: z.number().int(),
  igstPaise: z.number().int(),
})

/** What the file of a month's return will have: `placed` and `unplaced` sum to all documents of our GSTIN, credit notes negative. */
export const summariseReturn = defineCall({
  service: 'admin',
  auth: 'admin',
  style: 'http',
  method: 'GET',
  path: '/closings/{id}/gstr1',
  access: ['admin.transactions', 'show'],
  summary: "Sum up a month's GST return",
  params: change.params,
  reply: z.object({
    gstin: z.string(),
    sections: z.array(z.object({ section: z.enum(['b2b', 'b2cs', 'cdnr']), ...sums.shape })),
    placed: sums,
    unplaced: z.array(
      z.object({
        number: z.string(),
        why: z.enum(['supplier', 'place', 'interState', 'rate']),
        totalPaise: z.number().int(),
      }),
    ),
    all: sums,
  }),
  errors: ['not_found', 'conflict'],
})
