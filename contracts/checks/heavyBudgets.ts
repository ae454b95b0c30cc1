import { statementLimits } from '../bankStatements/statements.ts'
import { type FileType, isPicture } from '../files/files.ts'
import { documentLimits } from '../ocr/documents.ts'

/**
 * What work in a process of its own may take. `limitMs` is time of the processor, of all threads together, so that a busy machine ends nobody's work; a task that
 * takes more is ended, as is one that takes four times as long on the clock. `memoryMb` is what its process may hold
 * besides what it held before its first task of this kind; `HEAVY_MEMORY_MB` is the limit of all kinds.
 */
export interface HeavyBudget {
  limitMs: number
  memoryMb: number
}

/** Loading what a process reads with. */
const START_MS = 15_000

/*
 * One file of each kind. The figures are several times what the largest honest file takes (docs/benchmarks.md): a photo takes 2 s and 600 MB, a scanned page
 * of a statement 12 s and 700 MB, a table of 60,000 rows 4 s.
 */
const documentPicture = { limitMs: 15_000, memoryMb: 750 }
const documentPdf = { limitMs: documentLimits.pages * documentPicture.limitMs, memoryMb: 900 }
const facePicture = { limitMs: 15_000, memoryMb: 750 }
const statementTable = { limitMs: 30_000, memoryMb: 600 }
const statementPdf = { limitMs: 60_000, memoryMb: 900 }
const statementPicture = { limitMs: 60_000, memoryMb: 900 }
/** Added for each page that is a picture. */
export const scannedPageMs = 30_000
const shownPicture = { limitMs: 10_000, memoryMb: 700 }

/**
 * The pixels across, at the height in which lines are read, of all lines of one picture: 5,000 take a second of one core. A document has 9,000, a dense page
 * of a statement 110,000.
 */
export const textBudgets = { documentPage: 25_000, statementPage: 200_000 } as const

/** Work on what is no customer's file, or on one that this platform has checked. */
export const heavyBudgets = {
  statementRules: { limitMs: 60_000, memoryMb: 600 },
  reportDrawing: { limitMs: 60_000, memoryMb: 500 },
  /** A stranger's PDF: its signatures are checked, its pages are not drawn. */
  signatureCheck: { limitMs: 30_000, memoryMb: 500 },
  /** A document to be signed: read, composed or stamped. */
  esignDocument: { limitMs: 60_000, memoryMb: 900 },
} as const satisfies Record<string, HeavyBudget>

const sumOf = (budgets: readonly HeavyBudget[]): HeavyBudget => ({
  limitMs: budgets.reduce((sum, { limitMs }) => sum + limitMs, START_MS),
  memoryMb: Math.max(0, ...budgets.map(({ memoryMb }) => memoryMb)),
})

export const documentBudget = (types: readonly FileType[]): HeavyBudget =>
  sumOf(types.map(type => (type === 'pdf' ? documentPdf : documentPicture)))

export const faceBudget = (pictures: number): HeavyBudget => sumOf(Array.from({ length: pictures }, () => facePicture))

export const shownPicturesBudget = (pictures: number): HeavyBudget =>
  sumOf(Array.from({ length: pictures }, () => shownPicture))

/** Of one file of a bank statement, without what its scanned pages add. */
export function statementFileBudget(type: FileType): HeavyBudget {
  if (type === 'pdf') return statementPdf
  return isPicture(type) ? statementPicture : statementTable
}

/** Of all files of an analysis. The pages of a PDF may all be scans, which is known only when it is opened. */
export function statementsBudget(types: readonly FileType[]): HeavyBudget {
  const files = sumOf(types.map(statementFileBudget))
  const scans = types.some(type => type === 'pdf') ? statementLimits.scannedPages : types.filter(isPicture).length
  return { ...files, limitMs: files.limitMs + scans * scannedPageMs }
}
