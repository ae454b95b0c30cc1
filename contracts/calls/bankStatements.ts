import { z } from 'zod'
import {
  statementCategories,
  statementModes,
  statementProblemCodes,
  statementReconciliationCodes,
  statementVerdicts,
} from '../bankStatements/statementCodes.ts'
import { filePlace, keptLayout, mappedKinds, statementLayout } from '../bankStatements/statementLayouts.ts'
import { statementDirections, statementRules } from '../bankStatements/statementRules.ts'
import { statementAnalysis, statementLimits, statementRow } from '../bankStatements/statements.ts'
import { READ_SCOPE } from '../checks/apiKeys.ts'
import { day, MAX_PAISE, reason } from '../fields/schemas.ts'
import { defineCall } from './define.ts'

const console_ = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const changing = { ...console_, access: ['verifications', 'create'] } as const
const viewing = { ...console_, access: ['verifications', 'show'] } as const
const byKey = { service: 'gateway', auth: 'key', style: 'http', gate: 'kyc', scope: READ_SCOPE } as const
const byId = { params: z.object({ id: z.string().max(64) }), errors: ['not_found'] } as const

/** A row with its place in the analysis, counted from 0. */
const placedRow = statementRow.extend({ at: z.number().int() })

export type PlacedRow = z.output<typeof placedRow>

const reading = {
  ...byId,
  method: 'GET',
  path: '/bank-statements/{id}',
  /** Everything but the rows. `cited` are the rows that its parts name; `days` are thinned to what a chart can show. */
  reply: statementAnalysis.omit({ rows: true }).extend({ rowCount: z.number().int(), cited: z.array(placedRow) }),
} as const

export const statementPage = { most: 200 } as const

const amount = z.coerce.number().int().min(0).max(MAX_PAISE)

const rowFilter = z.object({
  from: day.optional(),
  to: day.optional(),
  /** Part of the description, the reference or the counterparty. */
  text: z.string().trim().max(120).optional(),
  category: z.enum(statementCategories).optional(),
  direction: z.enum(statementDirections).optional(),
  mode: z.enum(statementModes).optional(),
  /** Integer paise, inclusive. */
  leastPaise: amount.optional(),
  mostPaise: amount.optional(),
  account: z.coerce.number().int().min(0).max(100).optional(),
  /** Only rows that do not add up. */
  broken: z.literal('yes').optional(),
})

export type StatementRowFilter = z.output<typeof rowFilter>

const listing = {
  ...byId,
  method: 'GET',
  path: '/bank-statements/{id}/rows',
  query: rowFilter.extend({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    perPage: z.coerce.number().int().min(1).max(statementPage.most).default(50),
  }),
  reply: z.object({
    rows: z.array(placedRow),
    total: z.number().int(),
    /** Of all rows that match. */
    creditsPaise: z.number().int(),
    debitsPaise: z.number().int(),
  }),
} as const

export const readStatement = defineCall({ ...viewing, ...reading, summary: 'Read the analysis of bank statements' })

export const listStatementRows = defineCall({
  ...viewing,
  ...listing,
  ownEyes: true,
  summary: 'List the rows of bank statements',
})

export const readStatementByApi = defineCall({ ...byKey, ...reading, summary: 'Read the analysis of bank statements' })

export const listStatementRowsByApi = defineCall({ ...byKey, ...listing, summary: 'List the rows of bank statements' })

/** The whole analysis: as a workbook of its rows, or as JSON. */
export const exportBankStatement = defineCall({
  ...console_,
  ...byId,
  method: 'GET',
  path: '/bank-statements/{id}/export',
  access: ['verifications', 'export'],
  summary: 'Export the analysis of bank statements',
  query: z.object({ format: z.enum(['xlsx', 'json']) }),
  raw: 'application/octet-stream',
  reply: z.unknown(),
})

const showingLayout = {
  ...byId,
  method: 'GET',
  path: '/bank-statements/{id}/layout',
  query: z.object({
    file: z.coerce
      .number()
      .int()
      .min(0)
      .max(statementLimits.files - 1)
      .default(0),
  }),
  reply: statementLayout,
  errors: ['not_found', 'conflict'],
} as const

const mappingLayout = {
  ...byId,
  method: 'PUT',
  path: '/bank-statements/{id}/layout',
  body: z.object({ file: filePlace, /** Of each column, from the left. */ kinds: mappedKinds }),
  reply: z.object({
    /** Rows of the file with this mapping. */
    rows: z.number().int(),
    /** Whether the analysis and the result of the check were replaced. A check that could not be read has none: run it again. */
    replaced: z.boolean(),
  }),
  errors: ['not_found', 'conflict'],
} as const

const listingLayouts = {
  method: 'GET',
  path: '/statement-layouts',
  reply: z.object({ layouts: z.array(keptLayout) }),
} as const

const removingLayout = {
  ...byId,
  method: 'DELETE',
  path: '/statement-layouts/{id}',
  reply: z.object({ removed: z.literal(true) }),
} as const

/** The columns of a file of a check as they are read. Throws `conflict` for a file that cannot be opened or has no rows. */
export const showStatementLayout = defineCall({
  ...viewing,
  ...showingLayout,
  summary: 'Show the columns of a bank statement',
})

/**
 * Says what the columns of a file hold, and reads the check again with it, free of charge. The mapping is kept for the layout and used for the account's next
 * files. Throws `conflict` if the file cannot be read with it; nothing is kept then.
 */
export const mapStatementLayout = defineCall({
  ...changing,
  ...mappingLayout,
  summary: 'Say what the columns of a bank statement hold',
})

/** The mappings that the account keeps, newest first. */
export const listStatementLayouts = defineCall({
  ...viewing,
  ...listingLayouts,
  summary: 'List the mapped layouts of bank statements',
})

/** Forgets a mapping. Checks that were read with it stay as they are. */
export const removeStatementLayout = defineCall({
  ...changing,
  ...removingLayout,
  summary: 'Remove a mapped layout of bank statements',
})

const byKeyOfProduct = { ...byKey, scope: 'bank-statement' } as const

export const showStatementLayoutByApi = defineCall({
  ...byKey,
  ...showingLayout,
  summary: 'Show the columns of a bank statement',
})

export const mapStatementLayoutByApi = defineCall({
  ...byKeyOfProduct,
  ...mappingLayout,
  summary: 'Say what the columns of a bank statement hold',
})

export const listStatementLayoutsByApi = defineCall({
  ...byKeyOfProduct,
  ...listingLayouts,
  summary: 'List the mapped layouts of bank statements',
})

export const removeStatementLayoutByApi = defineCall({
  ...byKeyOfProduct,
  ...removingLayout,
  summary: 'Remove a mapped layout of bank statements',
})

const ownRules = z.object({ rules: statementRules })

/** The account's own rules for categories, in the order in which they are tried, before ours. */
export const readStatementRules = defineCall({
  ...viewing,
  method: 'GET',
  path: '/statement-rules',
  summary: 'Read your own rules for categories of bank statements',
  reply: ownRules,
})

/** Replaces all rules. They apply to the next analysis, and to an earlier one by `applyStatementRules`. */
export const changeStatementRules = defineCall({
  ...changing,
  method: 'PUT',
  path: '/statement-rules',
  summary: 'Change your own rules for categories of bank statements',
  body: ownRules,
  reply: ownRules,
})

/** Applies the account's rules of now to an analysis, free of charge. */
export const applyStatementRules = defineCall({
  ...changing,
  ...byId,
  method: 'POST',
  path: '/bank-statements/{id}/rules',
  summary: 'Apply your rules to an analysis',
  reply: z.object({ /** Rows whose category is another one now. */ changed: z.number().int() }),
})

/** Reads the files of a check again, for staff who mend the reader: free of charge, nothing of the content is shown. */
export const rereadStatement = defineCall({
  service: 'admin',
  auth: 'admin',
  access: ['admin.logs', 'create'],
  style: 'http',
  ...byId,
  method: 'POST',
  path: '/statement-files/{id}/reread',
  summary: 'Read the files of a bank statement check again',
  body: z.object({ reason }),
  reply: z.object({ read: z.number().int(), unread: z.number().int() }),
  errors: ['not_found', 'conflict'],
})

const looking = { service: 'admin', auth: 'admin', style: 'http', method: 'GET' } as const
const figure = z.number().int()

/** How often which bank's files were not read, in the last 30 days and in the 30 before, and by week. */
export const getStatementFailures = defineCall({
  ...looking,
  path: '/statement-failures',
  access: ['admin.logs', 'list'],
  summary: 'Get failures of reading bank statements by bank and format',
  reply: z.object({
    days: figure,
    /** The most failures first; at most 50. */
    layouts: z.array(
      z.object({
        /** Null if the file does not name it. */
        bank: z.string().nullable(),
        kind: z.string().nullable(),
        files: figure,
        failed: figure,
        unreconciled: figure,
        filesBefore: figure,
        failedBefore: figure,
        /** The most frequent reason of the failures. */
        reason: z.enum(statementProblemCodes).nullable(),
      }),
    ),
    /** The last eight weeks, each from its first day; the oldest first. */
    weeks: z.array(z.object({ from: z.iso.date(), files: figure, failed: figure })),
  }),
})

/** What was read from a check, masked, and the mappings that its account keeps for the banks of its files. */
export const openStatementFile = defineCall({
  ...looking,
  ...byId,
  path: '/statement-files/{id}/analysis',
  access: ['admin.logs', 'show'],
  summary: 'Show what was read from a bank statement, masked',
  reply: z.object({
    /** Null if the check has no analysis. */
    read: z
      .object({
        files: z.array(
          z.object({
            place: figure,
            kind: z.string().nullable(),
            bank: z.string().nullable(),
            rows: figure,
            verdict: z.enum(statementVerdicts).nullable(),
            /** A person of the account has said what its columns hold. */
            mapped: z.boolean(),
          }),
        ),
        accounts: z.array(
          z.object({
            bank: z.string().nullable(),
            number: z.string().nullable(),
            holder: z.string().nullable(),
            from: z.iso.date().nullable(),
            to: z.iso.date().nullable(),
            rows: figure,
            brokenRows: figure,
            verdict: z.enum(statementVerdicts),
            reasons: z.array(z.enum(statementReconciliationCodes)),
          }),
        ),
      })
      .nullable(),
    mappings: z.array(keptLayout),
  }),
})
