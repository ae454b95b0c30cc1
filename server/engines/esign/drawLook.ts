import { ascii } from '../pdfSignatures/pdf/values.ts'
import { stampPdf } from './stampPdf.ts'
import { EsignRefusal, type Mark } from './types.ts'

/** What a signature shows in its field. */
export interface SignatureLook {
  /** In points, as the field is displayed. */
  width: number
  height: number
  /** The name first. */
  lines: string[]
}

/** Of the width and the height, at each side. */
const GAP = 0.03
/** The first line stands out. */
const FIRST_LINE = 1.3
const SIZES = { first: 11, other: 8 } as const

/**
 * Draws a signature as a PDF of one page. In a field that is too small for all lines the last ones are left out; the signature itself says all of it.
 * Throws `EsignRefusal` for characters that cannot be drawn.
 */
export async function drawLook(look: SignatureLook): Promise<Uint8Array> {
  const empty = emptyPage(look)
  for (let count = look.lines.length; count > 0; count--) {
    try {
      return await stampPdf(empty, marksOf({ ...look, lines: look.lines.slice(0, count) }))
    } catch (error) {
      if (!(error instanceof EsignRefusal) || error.code !== 'textDoesNotFit') throw error
    }
  }
  return stampPdf(empty, marksOf({ ...look, lines: [] }))
}

function marksOf({ width, height, lines }: SignatureLook): Mark[] {
  const unit = (height * (1 - 2 * GAP)) / (lines.length - 1 + FIRST_LINE)
  return lines.map((text, index) => {
    const y = height * GAP + (index === 0 ? 0 : unit * (index - 1 + FIRST_LINE))
    const box = { x: width * GAP, y, width: width * (1 - 2 * GAP), height: index === 0 ? unit * FIRST_LINE : unit }
    return { page: 0, box, kind: 'text', text, size: index === 0 ? SIZES.first : SIZES.other }
  })
}

function emptyPage({ width, height }: Pick<SignatureLook, 'width' | 'height'>): Uint8Array {
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${width.toFixed(3)} ${height.toFixed(3)}] /Resources <<>>>>`,
  ]
  let file = '%PDF-1.7\n'
  const offsets = objects.map((body, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const start = file.length
  const lines = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return ascii(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${lines}trailer\n<</Size ${size} /Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  )
}
