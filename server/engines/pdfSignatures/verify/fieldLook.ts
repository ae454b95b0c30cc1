import type { PdfDocument } from '../pdf/document.ts'
import { decodeStream } from '../pdf/inflate.ts'
import { nameOf, type PdfDict, PdfProblem, PdfRef, PdfStream, type PdfValue } from '../pdf/values.ts'
import { type Operator, readOperators } from './contentOperators.ts'

/** The form object that draws a field when nobody points at it. */
export interface FieldLook {
  stream: PdfStream
  operators: Operator[]
  /** Of its own units, from their lower left corner. */
  width: number
  height: number
}

/** A layer or a group could hide what is drawn. */
const plainKeys = ['Type', 'Subtype', 'FormType', 'BBox', 'Matrix', 'Resources', 'Length', 'Filter', 'DecodeParms']

export const numbersOf = (doc: PdfDocument, value: PdfValue): number[] =>
  (doc.array(value) ?? []).map(one => doc.resolve(one)).filter(one => typeof one === 'number')

/** The only look of a widget, which is as large as the widget; null if it is anything else. */
export async function lookOf(doc: PdfDocument, widget: PdfDict): Promise<FieldLook | null> {
  const looks = doc.dict(widget.get('AP'))
  const stream = doc.resolve(looks?.get('N') ?? null)
  if (!looks || looks.entries.size !== 1 || !(stream instanceof PdfStream)) return null
  const { dict } = stream
  if (dict.duplicates.length > 0 || [...dict.entries.keys()].some(key => !plainKeys.includes(key))) return null
  const [left = 0, bottom = 0, width = 0, height = 0] = numbersOf(doc, dict.get('BBox'))
  if (left !== 0 || bottom !== 0 || !fits(doc, widget, { dict, width, height })) return null
  try {
    return { stream, operators: readOperators(await decodeStream(stream)), width, height }
  } catch (error) {
    if (error instanceof PdfProblem) return null
    throw error
  }
}

/** Of a unit of the page. */
const TOLERANCE = 0.5

/** Whether a look fills its rectangle without being stretched: readers lay the turned box of the one over the other (ISO 32000-2, 12.5.5). */
function fits(
  doc: PdfDocument,
  widget: PdfDict,
  { dict, width, height }: { dict: PdfDict; width: number; height: number },
): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = numbersOf(doc, widget.get('Rect'))
  const [a = 1, b = 0, c = 0, d = 1] = numbersOf(doc, dict.get('Matrix'))
  // A turn by quarters, in which nothing is mirrored.
  const isTurn = (b === 0 && c === 0 && a * d > 0) || (a === 0 && d === 0 && b * c < 0)
  const wide = Math.abs(a * width) + Math.abs(c * height)
  const high = Math.abs(b * width) + Math.abs(d * height)
  return (
    isTurn && Math.abs(wide - Math.abs(right - left)) < TOLERANCE && Math.abs(high - Math.abs(top - bottom)) < TOLERANCE
  )
}

const drawsNothing = ({ operators }: FieldLook) =>
  operators.every(({ name }) => ['q', 'Q', 'BMC', 'EMC', 'BT', 'ET'].includes(name))

/** Whether a widget shows nothing. */
export async function isBlank(doc: PdfDocument, widget: PdfDict): Promise<boolean> {
  if (doc.resolve(widget.get('AP')) === null) return true
  const look = await lookOf(doc, widget)
  return look !== null && drawsNothing(look)
}

/** Whether a look is nothing but a picture that a button has, in the button's own size. */
export function drawsPicture(
  doc: PdfDocument,
  { stream, operators, width, height }: FieldLook,
  icon: PdfValue,
): boolean {
  const [only, ...others] = operators
  if (only?.name !== 'Do' || others.length > 0 || !(icon instanceof PdfRef)) return false
  const name = nameOf(only.operands[0] ?? null)
  const pictures = doc.dict(doc.dict(stream.dict.get('Resources'))?.get('XObject') ?? null)
  const drawn = name === null ? null : pictures?.get(name)
  const shown = doc.resolve(icon)
  if (!(drawn instanceof PdfRef) || drawn.num !== icon.num || !(shown instanceof PdfStream)) return false
  const box = numbersOf(doc, shown.dict.get('BBox'))
  const isPlain = [...shown.dict.entries.keys()].every(key => plainKeys.includes(key) && key !== 'Matrix')
  return isPlain && box.length === 4 && box.every((side, at) => side === [0, 0, width, height][at])
}
