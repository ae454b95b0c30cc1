import { z } from 'zod'
import { ESIGN_SCOPE } from '../checks/apiKeys.ts'
import { bulkSendRow, shownBulkRow, shownBulkSend } from '../esign/bulk.ts'
import { bulkRowStates } from '../esign/bulkStates.ts'
import { esignLimits } from '../esign/limits.ts'
import { MAX_PAISE } from '../fields/schemas.ts'
import { defineCall } from './define.ts'

/* A template is sent to many: the rows are checked, the price is seen, and a job sends one envelope for each row. */

const id = z.string().max(64)
const byId = { params: z.object({ id }), errors: ['not_found', 'conflict'] } as const
const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const byKey = { service: 'gateway', auth: 'key', scope: ESIGN_SCOPE, style: 'http', gate: 'kyc' } as const
const changing = { ...common, access: ['verifications', 'create'] } as const

/** What the columns of a template's file are, and what one envelope costs. */
export const readBulkColumns = defineCall({
  ...common,
  ...byId,
  access: ['verifications', 'list'],
  method: 'GET',
  path: '/esign/templates/{id}/columns',
  summary: 'Read the columns of a template',
  reply: z.object({
    title: z.string(),
    columns: z.array(z.string()),
    /** Integer paise. */
    unitPaise: z.number().int(),
  }),
})

const sample = { ...common, ...byId, access: ['verifications', 'list'], method: 'GET', reply: z.unknown() } as const

export const bulkSendSample = defineCall({
  ...sample,
  path: '/esign/templates/{id}/sample.csv',
  summary: 'Download a sample file of a template as CSV',
  raw: 'text/csv',
})

export const bulkSendSampleWorkbook = defineCall({
  ...sample,
  path: '/esign/templates/{id}/sample.xlsx',
  summary: 'Download a sample file of a template as XLSX',
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

/** CSV or XLSX, one row for each envelope. Every row is checked; nothing is sent or charged. 400 says what is wrong with the file or the template as a whole. */
export const uploadBulkSend = defineCall({
  ...changing,
  ...byId,
  method: 'POST',
  path: '/esign/templates/{id}/rows',
  summary: 'Upload the rows of a template',
  upload: true,
  reply: shownBulkSend,
  errors: ['not_found', 'too_large', 'unsupported_type'],
})

/** The newest twenty. */
export const listBulkSends = defineCall({
  ...common,
  access: ['verifications', 'list'],
  method: 'GET',
  path: '/esign/bulk',
  summary: 'List the templates that were sent to many',
  reply: z.object({ sends: z.array(shownBulkSend) }),
})

const reading = { ...byId, method: 'GET', path: '/esign/bulk/{id}', reply: shownBulkSend } as const

export const readBulkSend = defineCall({
  ...common,
  ...reading,
  access: ['verifications', 'show'],
  summary: 'Read how far a bulk send is',
})

const rows = {
  ...byId,
  method: 'GET',
  path: '/esign/bulk/{id}/rows',
  query: z.object({
    state: z.enum(bulkRowStates).optional(),
    /** The last row of the page before. */
    after: z.coerce.number().int().min(-1).max(1_000_000).default(-1),
  }),
  /** A hundred at a time. */
  reply: z.object({ rows: z.array(shownBulkRow) }),
} as const

export const readBulkRows = defineCall({
  ...common,
  ...rows,
  access: ['verifications', 'show'],
  summary: 'Read the rows of a bulk send',
})

/** Sends what is ready, and tries again what could not be sent. 409 if that is not the price that was shown; 402 without balance for all. */
export const startBulkSend = defineCall({
  ...changing,
  ...byId,
  method: 'POST',
  path: '/esign/bulk/{id}/send',
  summary: 'Send the envelopes of a bulk send',
  body: z.object({ atMostPaise: z.number().int().min(0).max(MAX_PAISE) }),
  reply: shownBulkSend,
  errors: ['not_found', 'conflict', 'insufficient_balance'],
})

const stopping = { ...byId, method: 'POST', path: '/esign/bulk/{id}/stop', reply: shownBulkSend } as const

/** What is sent stays sent; the rest can be sent later. */
export const stopBulkSend = defineCall({ ...changing, ...stopping, summary: 'Stop a bulk send' })

/** Deletes rows that were never sent. */
export const discardBulkSend = defineCall({
  ...changing,
  ...byId,
  method: 'DELETE',
  path: '/esign/bulk/{id}',
  summary: 'Discard a bulk send',
  reply: z.object({ id: z.string() }),
})

/** Sends a template to many. 400 lists the problems of all rows, and nothing is sent then; 402 without balance for all of them. Read on how far it is. */
export const createBulkSendByApi = defineCall({
  ...byKey,
  method: 'POST',
  path: '/esign/bulk',
  summary: 'Send a template to many',
  bodyBytes: esignLimits.bodyBytes,
  body: z.object({ templateId: id, rows: z.array(bulkSendRow).min(1).max(esignLimits.bulkRows) }),
  reply: shownBulkSend,
  errors: ['not_found', 'conflict', 'insufficient_balance', 'idempotency_conflict'],
  idempotent: true,
})

export const readBulkSendByApi = defineCall({ ...byKey, ...reading, summary: 'Get a bulk send' })

/** With the envelope of each row that is sent. */
export const readBulkRowsByApi = defineCall({ ...byKey, ...rows, summary: 'List the rows of a bulk send' })

export const stopBulkSendByApi = defineCall({ ...byKey, ...stopping, summary: 'Stop a bulk send' })

/** Sends what is left of one that has stopped, and tries again what could not be sent. */
export const resumeBulkSendByApi = defineCall({
  ...byKey,
  ...byId,
  method: 'POST',
  path: '/esign/bulk/{id}/resume',
  summary: 'Go on with a bulk send',
  reply: shownBulkSend,
  errors: ['not_found', 'conflict', 'insufficient_balance'],
})
