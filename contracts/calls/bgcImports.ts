import { z } from 'zod'
import { importRowStates, shownImport, shownImportRow } from '../cases/bgc/imports.ts'
import { defineCall } from './define.ts'

/* Candidates of background verification by file: checked first, then added by a job of the server. */

const id = z.string().max(64)
const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const byId = { params: z.object({ id }), errors: ['not_found', 'conflict'] } as const
const changing = { ...common, access: ['verifications', 'create'] } as const

/**
 * Reads a CSV or XLSX file with the columns Name, Email, Phone, Language and Reference, and checks every row. Nobody is asked and nothing is charged. 400 says what is
 * wrong with the file as a whole.
 */
export const uploadBgcImport = defineCall({
  ...changing,
  method: 'POST',
  path: '/bgc/imports',
  summary: 'Check the candidates of a file',
  upload: true,
  reply: shownImport,
  errors: ['too_large', 'unsupported_type'],
})

/** The newest twenty. */
export const listBgcImports = defineCall({
  ...common,
  access: ['verifications', 'list'],
  method: 'GET',
  path: '/bgc/imports',
  summary: 'List the files with candidates',
  reply: z.object({ imports: z.array(shownImport) }),
})

export const readBgcImport = defineCall({
  ...common,
  ...byId,
  access: ['verifications', 'show'],
  method: 'GET',
  path: '/bgc/imports/{id}',
  summary: 'Read how far a file with candidates is',
  reply: shownImport,
})

export const readBgcImportRows = defineCall({
  ...common,
  ...byId,
  access: ['verifications', 'show'],
  method: 'GET',
  path: '/bgc/imports/{id}/rows',
  summary: 'Read the rows of a file with candidates',
  query: z.object({
    state: z.enum(importRowStates).optional(),
    /** The last row of the page before. */
    after: z.coerce.number().int().min(-1).max(1_000_000).default(-1),
  }),
  /** A hundred at a time. */
  reply: z.object({ rows: z.array(shownImportRow) }),
})

/** The rows that were not added, as the file had them, with a column that says why. */
export const bgcImportProblems = defineCall({
  ...common,
  ...byId,
  access: ['verifications', 'show'],
  method: 'GET',
  path: '/bgc/imports/{id}/problems.csv',
  summary: 'Download the rows of a file that were not added',
  raw: 'text/csv',
  reply: z.unknown(),
})

/** Adds the candidates that are ready, and tries again what has failed. 409 if there is nothing to add or the package is archived. */
export const startBgcImport = defineCall({
  ...changing,
  ...byId,
  method: 'POST',
  path: '/bgc/imports/{id}/start',
  summary: 'Add the candidates of a file',
  body: z.object({ planId: id }),
  reply: shownImport,
})

/** Whoever is added stays added; the rest can be added later. */
export const stopBgcImport = defineCall({
  ...changing,
  ...byId,
  method: 'POST',
  path: '/bgc/imports/{id}/stop',
  summary: 'Stop adding the candidates of a file',
  reply: shownImport,
})

/** Deletes rows that were never added. */
export const discardBgcImport = defineCall({
  ...changing,
  ...byId,
  method: 'DELETE',
  path: '/bgc/imports/{id}',
  summary: 'Discard a file with candidates',
  reply: z.object({ id: z.string() }),
})
