import { statementLimits } from '../../../../contracts/bankStatements/statements.ts'
import { scannedPageMs } from '../../../../contracts/checks/heavyBudgets.ts'
import { ModelMissing, TooMuchText } from '../../ocr/recognise/models.ts'
import type { Raster } from '../../ocr/recognise/raster.ts'
import { FileProblem, type PictureReader, type ScannedPage } from '../model.ts'
import type { Deadline } from './deadline.ts'
import type { PlacedWord } from './placedWords.ts'
import { readRaster } from './readRaster.ts'

/** What all files of an analysis share when their pages are read from pictures. */
export interface Scans {
  /** Announces pages that will be read. Throws FileProblem `tooManyScans`. */
  reserve(pages: number, deadline: Deadline): void
  /** Throws FileProblem `needsOcr` if the recogniser is not installed, and `tooSlow`. */
  read(raster: Raster, page: number, deadline: Deadline): Promise<ScanReading>
}

export interface ScanReading {
  words: PlacedWord[]
  scan: ScannedPage
}

/** `onPage` is told how many pages of the current file have been read. */
export function scansOf(reader: PictureReader, onPage: (read: number, of: number) => void): Scans {
  let left: number = statementLimits.scannedPages
  let current = { read: 0, of: 0 }
  return {
    reserve(pages, deadline) {
      if (pages > left) throw new FileProblem('tooManyScans', { count: statementLimits.scannedPages })
      left -= pages
      current = { read: 0, of: pages }
      deadline.extend(pages * scannedPageMs)
    },
    async read(raster, page, deadline) {
      const found = await deadline.within(readRaster(raster, reader)).catch((error: unknown) => {
        if (error instanceof ModelMissing) throw new FileProblem('needsOcr')
        throw error instanceof TooMuchText ? new FileProblem('tooSlow') : error
      })
      current.read++
      onPage(current.read, current.of)
      const { words, confidence } = found
      return { words, scan: { page, confidence } }
    },
  }
}
