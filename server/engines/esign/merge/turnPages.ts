import type { PdfDocument } from '../../pdfSignatures/pdf/document.ts'
import { changed } from '../../pdfSignatures/sign/writer.ts'
import { beginRevision } from '../pdf/revision.ts'
import type { Page } from '../pdf/pages.ts'
import type { PageChoice } from '../types.ts'

/** A new revision in which pages are turned. */
export function turnPages(doc: PdfDocument, pages: readonly Page[], choices: readonly PageChoice[]): Uint8Array {
  const revision = beginRevision(doc)
  for (const [index, { rotate }] of choices.entries()) {
    const page = pages[index]
    if (page && rotate !== 0)
      revision.objects.set(page.ref, changed(page.dict, { Rotate: (page.rotate + rotate) % 360 }))
  }
  return revision.end()
}
