import type {
  StatementNoticeCode,
  StatementProblemCode,
  StatementRowCode,
} from '../../../contracts/bankStatements/statementCodes.ts'
import type { StatementMapping } from '../../../contracts/bankStatements/statementLayouts.ts'
import type { StatementRule } from '../../../contracts/bankStatements/statementRules.ts'
import type { StatementFile, StatementParams } from '../../../contracts/bankStatements/statements.ts'
import type { Strip } from '../ocr/recognise/geometry.ts'
import type { Raster } from '../ocr/recognise/raster.ts'
import type { RecognisedPicture, TextLine } from '../ocr/recognise/recognise.ts'

/** A word of a page, or a cell of a sheet. Points from the left and the top; cells of sheets lie 100 apart. */
export interface Word {
  text: string
  left: number
  right: number
  /** The name of the font, where the file tells it. */
  font?: string
}

/** Words on one baseline, from left to right; or a row of a sheet. */
export interface Line {
  page: number
  /** Baseline from the top of the page. */
  y: number
  /** Height of the letters. */
  size: number
  words: Word[]
}

export interface Page {
  number: number
  lines: Line[]
}

/** What a column of the table holds. `either`: debits and credits in one column, told apart by sign, suffix or balance. */
export type ColumnKind =
  | 'date'
  | 'valueDate'
  | 'description'
  | 'ref'
  | 'debit'
  | 'credit'
  | 'either'
  | 'type'
  | 'balance'
  | 'serial'
  | 'other'

export const amountKinds: ReadonlySet<ColumnKind> = new Set(['debit', 'credit', 'either', 'balance'])

export type Cells = Partial<Record<ColumnKind, string>>

/** A line of the table with its words in columns. */
export interface TableLine {
  line: Line
  cells: Cells
}

/** A row as it stands in the file. */
export interface RawRow {
  /** Its first line, with the date. */
  line: Line
  page: number
  row: number
  cells: Cells
  /** The row has no date and takes that of the row above. */
  takesDate?: boolean
}

/** A balance between rows: brought forward, carried forward, opening, closing. `at` is the number of rows before it. */
export interface Mark {
  kind: 'opening' | 'closing' | 'forward'
  paise: number
  at: number
}

/** What a statement says about its rows as a whole, each null if it says nothing. */
export interface Stated {
  opening: number | null
  closing: number | null
  credits: number | null
  debits: number | null
  creditCount: number | null
  debitCount: number | null
}

export interface Coded<Code extends string> {
  code: Code
  params: StatementParams
}
export type Notice = Coded<StatementNoticeCode>
export type RowProblem = Coded<StatementRowCode>

/** A movement of an account, in the order of time. */
export interface Movement {
  file: number
  page: number
  row: number
  date: string | null
  valueDate: string | null
  description: string
  ref: string | null
  debit: number | null
  credit: number | null
  balance: number | null
  problem: RowProblem | null
}

/** One account as one file shows it. */
export interface Section {
  facts: AccountFacts
  stated: Stated
  movements: Movement[]
  /** Balances in the order of time that are not of rows; `at` counts movements before. */
  marks: Mark[]
  /** Pages that lie in the section's range and gave no text. */
  unreadPages: number[]
  /** "Page 3 of 7" of the last page: how many there are, and how many should be. */
  pagesMissing: { there: number; stated: number } | null
  isNewestFirst: boolean
  byBalance: boolean
  /** Balances count what is owed, and were negated. */
  isNegated: boolean
  /** Nothing but the running balance tells debits from credits, in an account whose balances may count what is owed. */
  isSignOpen: boolean
  rowsLeftOut: number
  /** Lines with amounts that are rows, or may be, and could not be read as such. */
  linesLost: { page: number; text: string }[]
}

export interface AccountFacts {
  holder: string | null
  number: string | null
  ifsc: string | null
  bank: string | null
  branch: string | null
  type: 'savings' | 'current' | 'overdraft' | 'cashCredit' | 'loan' | 'salary' | 'nre' | 'nro' | null
  currency: string
  from: string | null
  to: string | null
}

/** What a reader of files makes of one. */
export interface ReadFile {
  kind: NonNullable<StatementFile['kind']>
  pages: Page[]
  /** Pages or sheets, also those without text. */
  pageCount: number
  unreadPages: number[]
  /** Pages that were read from pictures. */
  scans: ScannedPage[]
  notices: Notice[]
  pdf: PdfFacts | null
  /** The program that saved a picture, if it is one that edits pictures. */
  editor?: string
}

/** What a PDF says about its making, for hints. */
export interface PdfFacts {
  producer: string | null
  creator: string | null
  author: string | null
  made: string | null
  changed: string | null
  revisions: number
  /** Page and count of words that lie on other words. */
  covered: { page: number; count: number }[]
  /** Pages on which a few amounts stand in another font than the others. */
  oddFonts: { page: number; font: string; usual: string }[]
  /** Pages that share no font with the others. */
  oddPages: number[]
}

/** A page that was read from a picture, with the mean confidence of the recogniser, 0 to 1. */
export type ScannedPage = StatementFile['scans'][number]

/** Reads the text of pictures. Both throw `ModelMissing`. */
export interface PictureReader {
  recognise(picture: Raster): Promise<Pick<RecognisedPicture, 'raster' | 'rotation' | 'skew' | 'lines'>>
  /** Reads these strips of a picture, made `stretch` times as wide as they are; a line for each. */
  readStrips(raster: Raster, strips: readonly Strip[], stretch: number): Promise<TextLine[]>
}

export interface StatementOptions {
  /** The customer's own rules for categories, tried before ours. */
  rules?: readonly StatementRule[]
  /** Names of the customer's own, by which transfers between own accounts are told. The holders of the accounts are known anyway. */
  ownNames?: readonly string[]
  /** Layouts whose columns a person has mapped. */
  mappings?: readonly StatementMapping[]
  /** For each file. */
  limitMs?: number
  /** Reads pages that are pictures; by default our own recogniser. */
  reader?: PictureReader
}

/** A file after reading: its sections, or why it has none. */
export interface FileResult {
  file: StatementFile
  sections: Section[]
  pdf: PdfFacts | null
  editor?: string
}

/** Why a file is not read; never leaves the engine. */
export class FileProblem extends Error {
  readonly code: StatementProblemCode
  readonly params: StatementParams

  constructor(code: StatementProblemCode, params: StatementParams = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}
