import { z } from 'zod'
import {
  statementCategories,
  statementHintCodes,
  statementIncomeCodes,
  statementModes,
  statementNoticeCodes,
  statementProblemCodes,
  statementReconciliationCodes,
  statementRowCodes,
  statementVerdicts,
} from './statementCodes.ts'
import { statementDirections } from './statementRules.ts'

/**
 * Bounds of one analysis: files, bytes of a file, pages or sheets of a file, pages of all files that are pictures (each takes seconds to read), rows of all
 * files.
 */
export const statementLimits = {
  files: 24,
  bytes: 25 * 1024 * 1024,
  pages: 600,
  scannedPages: 60,
  rows: 60_000,
} as const

const day = z.iso.date()
/** `YYYY-MM`. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
/** Integer paise; a debit balance is negative. */
const paise = z.number().int()
const count = z.number().int().min(0)
/** A zero-based place in `files`, `accounts` or `rows` of the analysis. */
const index = count
const words = (most: number) => z.string().max(most)

/** What the words of a code are filled with. Each has one unit, so that a screen formats it without knowing the code. */
export const statementParams = z.object({
  paise: paise.optional(),
  otherPaise: paise.optional(),
  day: day.optional(),
  otherDay: day.optional(),
  count: count.optional(),
  otherCount: count.optional(),
  /** Counted from 1. */
  page: count.optional(),
  /** A name, font, program or reference, as it stands in the file. */
  name: words(200).optional(),
  otherName: words(200).optional(),
})
export type StatementParams = z.output<typeof statementParams>

const coded = <const Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z.object({ code: z.enum(codes), params: statementParams })

/** A problem of one file; its words are `problem.<code>`. */
export const statementProblem = coded(statementProblemCodes).extend({ file: index })
export type StatementProblem = z.output<typeof statementProblem>

/** What a file is. In a `scannedPdf` all pages with text are pictures; a `pdf` may have some. */
export const statementFileKinds = ['pdf', 'scannedPdf', 'picture', 'xlsx', 'xls', 'ods', 'csv'] as const

export const statementFile = z.object({
  name: words(255),
  kind: z.enum(statementFileKinds).nullable(),
  bytes: count,
  /** Of a PDF the pages, of a workbook its sheets; null for a file that was not read. */
  pages: count.nullable(),
  /** In English, as the bank writes itself; null if neither name nor IFSC tells it. */
  bank: words(120).nullable(),
  /** The period that the file states, else the days of its first and last row. */
  from: day.nullable(),
  to: day.nullable(),
  rows: count,
  /** Pages that were read from pictures, with the mean confidence of their characters. */
  scans: z.array(z.object({ page: count, confidence: z.number().min(0).max(1) })),
  accounts: z.array(index),
  /** Judged alone, without the other files; null if it was not read. */
  verdict: z.enum(statementVerdicts).nullable(),
  problem: statementProblem.nullable(),
  notices: z.array(coded(statementNoticeCodes)),
})
export type StatementFile = z.output<typeof statementFile>

/** Whether a row stands on a page that was read from a picture. The recogniser gives one reading of it, so that only the page tells what is right. */
export const isFromPicture = (
  files: readonly Pick<StatementFile, 'scans'>[],
  { file, page }: { file: number; page: number },
): boolean => files[file]?.scans.some(scan => scan.page === page) ?? false

/** A row that does not add up, with the reason; its words are `row.<code>`. */
export const statementBrokenRow = coded(statementRowCodes).extend({ row: index })

/**
 * opening + credits − debits = closing, row by row. `reconciled` needs a stated opening and closing balance, every page, and every row's
 * balance; what is missing or differs is in `rows` or `reasons`.
 */
export const statementReconciliation = z.object({
  verdict: z.enum(statementVerdicts),
  /** Stated by the file, as a field or as a brought-forward row; null if it states none. */
  openingPaise: paise.nullable(),
  closingPaise: paise.nullable(),
  creditsPaise: paise,
  debitsPaise: paise,
  /** closing − (opening + credits − debits); null if one of them is not known. */
  differencePaise: paise.nullable(),
  /** Rows whose balance follows from the row before. */
  rowsRight: count,
  rows: z.array(statementBrokenRow),
  reasons: z.array(coded(statementReconciliationCodes)),
})
export type StatementReconciliation = z.output<typeof statementReconciliation>

export const statementAccountTypes = [
  'savings',
  'current',
  'overdraft',
  'cashCredit',
  'loan',
  'salary',
  'nre',
  'nro',
] as const

export const statementAccount = z.object({
  holder: words(200).nullable(),
  /** Only the last four characters are shown; null if no number stands in the file. */
  numberMasked: words(40).nullable(),
  ifsc: words(11).nullable(),
  /** Whether the IFSC is well formed; null without one. */
  ifscValid: z.boolean().nullable(),
  bank: words(120).nullable(),
  branch: words(120).nullable(),
  type: z.enum(statementAccountTypes).nullable(),
  currency: words(3),
  from: day.nullable(),
  to: day.nullable(),
  files: z.array(index),
  rows: count,
  creditCount: count,
  debitCount: count,
  /** Mean of the end-of-day balances from the first to the last row; null without balances. */
  averagePaise: paise.nullable(),
  leastPaise: paise.nullable(),
  mostPaise: paise.nullable(),
  reconciliation: statementReconciliation,
  /** Days of which no file has a row although files stand before and after them, or a balance that jumps between two files. */
  gaps: z.array(z.object({ after: day, before: day, jumpPaise: paise.nullable() })),
  /** Rows that stood in two files and are counted once. */
  overlaps: z.array(z.object({ file: index, otherFile: index, from: day, to: day, rows: count })),
})
export type StatementAccount = z.output<typeof statementAccount>

/** In the order of time, account by account. Exactly one of debit and credit is set, but for a row with a problem. */
export const statementRow = z.object({
  account: index,
  file: index,
  /** Page or sheet, counted from 1. */
  page: count,
  /** The row on that page or sheet, counted from 1. */
  row: count,
  date: day.nullable(),
  valueDate: day.nullable(),
  description: words(500),
  /** Number of the cheque or the reference of the payment. */
  ref: words(60).nullable(),
  debitPaise: paise.nullable(),
  creditPaise: paise.nullable(),
  balancePaise: paise.nullable(),
  category: z.enum(statementCategories),
  /** The id of the rule that gave the category; `own:<id>` for the customer's. */
  rule: words(60),
  counterparty: words(120).nullable(),
  mode: z.enum(statementModes),
  problem: coded(statementRowCodes).nullable(),
})
export type StatementRow = z.output<typeof statementRow>

const sums = { creditPaise: paise, creditCount: count, debitPaise: paise, debitCount: count }

/** A month of one account, or of all together if `account` is null (transfers between own accounts are left out there). */
export const statementMonth = z.object({
  month,
  account: index.nullable(),
  /** Whether all its days lie in the period. */
  complete: z.boolean(),
  openingPaise: paise.nullable(),
  closingPaise: paise.nullable(),
  averagePaise: paise.nullable(),
  leastPaise: paise.nullable(),
  mostPaise: paise.nullable(),
  ...sums,
  salaryPaise: paise,
  emiPaise: paise,
  cashInPaise: paise,
  cashOutPaise: paise,
  bounces: count,
})
export type StatementMonth = z.output<typeof statementMonth>

export const statementBounce = z.object({
  row: index,
  /** `inward`: the holder's own cheque or mandate was not honoured. `outward`: one that the holder had paid in. */
  kind: z.enum(['inward', 'outward']),
  mode: z.enum(statementModes),
  amountPaise: paise,
  chargePaise: paise,
  chargeRows: z.array(index),
})

export const statementRecurring = z.object({
  name: words(120),
  category: z.enum(statementCategories),
  direction: z.enum(statementDirections),
  every: z.enum(['week', 'month', 'quarter']),
  medianPaise: paise,
  leastPaise: paise,
  mostPaise: paise,
  first: day,
  last: day,
  /** When the next one is due. */
  next: day,
  rows: z.array(index),
})

export const statementLender = z.object({
  name: words(120),
  /** Median of the instalments; 0 if none was paid. */
  instalmentPaise: paise,
  paidPaise: paise,
  paidCount: count,
  /** Credits from the lender. */
  lentPaise: paise,
  bounces: count,
  first: day,
  last: day,
  rows: z.array(index),
})

export const statementCounterparty = z.object({ name: words(120), first: day, last: day, ...sums })

/** A monthly income with its reasoning. `amountPaise` is null if it cannot be estimated; `steps` say why. */
export const statementIncome = z.object({
  amountPaise: paise.nullable(),
  basis: z.enum(['salary', 'credits']).nullable(),
  months: z.array(z.object({ month, paise })),
  steps: z.array(coded(statementIncomeCodes)),
  /** The rows that were counted. */
  rows: z.array(index),
})
export type StatementIncome = z.output<typeof statementIncome>

/** A hint with its evidence, never a verdict; its words are `hint.<code>`. */
export const statementHint = coded(statementHintCodes).extend({
  level: z.enum(['info', 'warning']),
  file: index.nullable(),
  rows: z.array(index),
})
export type StatementHint = z.output<typeof statementHint>

/** The result of one analysis of up to `statementLimits.files` files. */
export const statementAnalysis = z.object({
  files: z.array(statementFile),
  accounts: z.array(statementAccount),
  rows: z.array(statementRow),
  months: z.array(statementMonth),
  /** End-of-day balances of each day with a row; the balance holds until the next one. */
  days: z.array(z.object({ account: index, day, paise })),
  categories: z.array(z.object({ category: z.enum(statementCategories), ...sums })),
  bounces: z.array(statementBounce),
  recurring: z.array(statementRecurring),
  lenders: z.array(statementLender),
  /** The largest first. */
  counterparties: z.array(statementCounterparty),
  income: statementIncome,
  hints: z.array(statementHint),
})
export type StatementAnalysis = z.output<typeof statementAnalysis>
