import { PdfName, type PdfRef, type PdfValue } from '../../pdfSignatures/pdf/values.ts'
import { dictOf } from '../../pdfSignatures/sign/writer.ts'
import type { NewObjects } from '../pdf/newObjects.ts'
import { type Page, toPageUnits } from '../pdf/pages.ts'

/** The size of a field as it is displayed, in points. */
export interface FieldSize {
  width: number
  height: number
}

interface Look extends FieldSize {
  /** Operators in points from the lower left corner of the field as it is displayed. */
  drawn: string
  resources?: Record<string, PdfValue>
  /** Turns what is drawn with the page; nothing turns a look that another one draws. */
  page?: Page
}

/** A form object (ISO 32000-2, 8.10) that draws a field. Readers lay it over the field's rectangle and cut off what stands out. */
export function addLook(objects: NewObjects, { width, height, drawn, resources = {}, page }: Look): PdfRef {
  const matrix = page ? toPageUnits(page).slice(0, 4) : []
  return objects.addStream(
    {
      Type: new PdfName('XObject'),
      Subtype: new PdfName('Form'),
      BBox: [0, 0, width, height],
      ...(page && { Matrix: [...matrix, 0, 0] }),
      Resources: dictOf(resources),
    },
    Buffer.from(drawn, 'latin1'),
  )
}
