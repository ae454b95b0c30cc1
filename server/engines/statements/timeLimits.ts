import { statementLimits } from '../../../contracts/statements.ts'

const scannedPage = 30_000

/** Milliseconds that a file may take, what each scanned page adds to that, and what all files may take before their process is ended. */
export const timeLimits = {
  file: 60_000,
  scannedPage,
  all: 4 * 60_000 + statementLimits.scannedPages * scannedPage,
} as const
