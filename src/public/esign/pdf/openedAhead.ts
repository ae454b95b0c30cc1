import type { EsignSigning } from '../../../../contracts/calls/esignLinks.ts'
import type { usePublicApi } from '../../challans/shared/usePublicApi.ts'
import { documentRanges } from './documentRanges.ts'
import { type OpenPdf, openDocument } from './openDocument.ts'

export { startEngine } from './openDocument.ts'

/** Who is told of the parts of a document. */
export interface PartsListener {
  onPart: () => void
  /** A part that was asked for does not come. */
  onFailure: () => void
}

export interface OpeningPdf {
  pdf: Promise<OpenPdf>
  listen: (listener: PartsListener) => void
}

type Shown = Pick<EsignSigning, 'bytes' | 'sha256'>
type Open = ReturnType<typeof usePublicApi>['open']

/** Opens a document whose parts are read when they are shown. */
export function startOpening(open: Open, { bytes }: Shown): OpeningPdf {
  let listener: PartsListener | undefined
  const ranges = documentRanges(open, bytes)
  const read = async (begin: number, end: number) => {
    const part = await ranges.read(begin, end)
    listener?.onPart()
    return part
  }
  const pdf = openDocument({ bytes, read }, () => listener?.onFailure())
  // Whoever takes it sees the error.
  pdf.catch(() => {})
  return {
    pdf,
    listen: next => {
      listener = next
    },
  }
}

let ahead: (OpeningPdf & Shown) | undefined

/**
 * Opens the document while its recipient still reads what they agree to, and draws its first page where nobody sees it: then the engine, its worker, the fonts and the
 * parts of the file are there when it is shown.
 */
export function openAhead(open: Open, document_: Shown): void {
  if (ahead) return
  ahead = { ...startOpening(open, document_), ...document_ }
  const canvas = document.createElement('canvas')
  ahead.pdf
    .then(pdf => pdf.draw(0, canvas, innerWidth).done)
    .catch(() => {})
    .finally(() => {
      // Frees its memory at once.
      canvas.width = 0
    })
}

/** What was opened ahead, once; undefined for another document. */
export function takeOpened({ sha256 }: Shown): OpeningPdf | undefined {
  const opened = ahead?.sha256 === sha256 ? ahead : undefined
  ahead = undefined
  return opened
}
