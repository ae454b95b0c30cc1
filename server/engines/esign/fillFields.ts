import type { PdfDocument } from '../pdfSignatures/pdf/document.ts'
import { nameOf, PdfDict, PdfName, PdfRef, type PdfValue, textOf } from '../pdfSignatures/pdf/values.ts'
import { changed, dictOf, text } from '../pdfSignatures/sign/writer.ts'
import { type FormField, readFields } from '../pdfSignatures/verify/fields.ts'
import { Drawing } from './draw/drawing.ts'
import { addLook, type FieldSize } from './form/looks.ts'
import { kindOf, type PlacedWidget, widgetFinder } from './pdf/formFields.ts'
import type { NewObjects } from './pdf/newObjects.ts'
import { openPdf, refusalOf } from './pdf/openPdf.ts'
import { type Page, pagesOf } from './pdf/pages.ts'
import { beginRevision } from './pdf/revision.ts'
import { mayFill, readSignatures } from './pdf/signatures.ts'
import { EsignRefusal, type FieldFilling, type Filling, type Mark } from './types.ts'

/**
 * Gives fields that are there their values, with what readers draw of them, in one revision: what a certification of level 2 permits. A text that is empty
 * leaves its field as it is. Throws `EsignRefusal` only; its `index` is that of the filling.
 */
export async function fillFields(pdf: Uint8Array, fills: readonly FieldFilling[]): Promise<Uint8Array> {
  const { doc, isRepaired } = await openPdf(pdf)
  try {
    // Written anew, it would no longer be what was signed.
    if (isRepaired) throw new EsignRefusal('damaged')
    const isSaid = ({ mark }: FieldFilling) => mark.kind !== 'text' || mark.text.trim() !== ''
    return fills.some(isSaid) ? await fill(doc, fills) : doc.bytes
  } catch (error) {
    throw refusalOf(error)
  }
}

async function fill(doc: PdfDocument, fills: readonly FieldFilling[]): Promise<Uint8Array> {
  const widgetsOf = widgetFinder(doc, pagesOf(doc))
  const signatures = readSignatures(doc)
  const fields = new Map(readFields(doc).map(field => [field.name, field]))
  const { objects, end } = beginRevision(doc)
  const marks = fills.map(({ mark }): Mark => ({ ...mark, page: 0, box: { x: 0, y: 0, width: 0, height: 0 } }))
  const drawing = await Drawing.begin(objects, 'S', marks)
  for (const [index, { name, mark }] of fills.entries()) {
    const field = fields.get(name)
    fields.delete(name)
    if (!field || kinds[mark.kind] !== kindOf(doc, field) || field.num === null)
      throw new EsignRefusal('badField', { index })
    if (mark.kind === 'text' && mark.text.trim() === '') continue
    if (!mayFill(signatures, name)) throw new EsignRefusal('signed', { index })
    if (signatures.count > 0 && !isEmpty(doc, field)) throw new EsignRefusal('badField', { index })
    await fillOne({ doc, objects, drawing, widgetsOf }, { field, mark, index })
  }
  drawing.end()
  return end()
}

const kinds: Record<Filling['kind'], ReturnType<typeof kindOf>> = { text: 'text', image: 'button', check: 'checkbox' }

/** Whether a field has no value: no text, no tick, no picture. */
function isEmpty(doc: PdfDocument, { value, widgets }: FormField): boolean {
  const found = doc.resolve(value)
  const hasPicture = widgets.some(({ dict }) => doc.dict(dict.get('MK'))?.entries.has('I'))
  return !hasPicture && (found === null || textOf(found) === '' || nameOf(found) === 'Off')
}

interface Around {
  doc: PdfDocument
  objects: NewObjects
  drawing: Drawing
  widgetsOf: (field: FormField) => PlacedWidget[]
}

async function fillOne(
  around: Around,
  { field, mark, index }: { field: FormField; mark: Filling; index: number },
): Promise<void> {
  const { doc, objects, widgetsOf } = around
  const places = widgetsOf(field)
  if (places.length === 0 || places.length < field.widgets.length) throw new EsignRefusal('badField', { index })
  const values: Record<string, PdfValue> = {}
  if (mark.kind === 'text') values.V = text(mark.text)
  if (mark.kind === 'check') values.V = new PdfName(tickOf(doc, field.widgets[0]?.dict) ?? fail(index))
  for (const { num, dict, box, page } of places) {
    const entries = await lookOf(around, { mark, index, dict, size: box, page })
    if (num === null) throw new EsignRefusal('badField', { index })
    const own = num === field.num ? { ...values, ...entries } : entries
    objects.set(refTo(doc, num), changed(dict, own))
  }
  const isApart = places.every(({ num }) => num !== field.num)
  if (isApart && field.num !== null && Object.keys(values).length > 0)
    objects.set(refTo(doc, field.num), changed(field.dict, values))
}

function fail(index: number): never {
  throw new EsignRefusal('badField', { index })
}

/** What the field calls its ticked state. */
function tickOf(doc: PdfDocument, widget: PdfDict | undefined): string | null {
  const states = doc.dict(doc.dict(widget?.get('AP') ?? null)?.get('N') ?? null)
  return [...(states?.entries.keys() ?? [])].find(name => name !== 'Off') ?? null
}

interface Wanted {
  mark: Filling
  index: number
  dict: PdfDict
  size: FieldSize
  page: Page
}

/** The entries of an object that draws the field. */
async function lookOf(
  { doc, objects, drawing }: Around,
  { mark, index, dict, size, page }: Wanted,
): Promise<Record<string, PdfValue>> {
  if (mark.kind === 'check') return { AS: new PdfName(tickOf(doc, dict) ?? fail(index)) }
  const { width, height } = size
  const operators = await drawing.mark(
    { ...mark, page: 0, box: { x: 0, y: 0, width, height } },
    { index, pageHeight: height },
  )
  const used = drawing.resources.filter(([name]) => operators.includes(`/${name} `))
  const named = (kind: 'font' | 'picture') =>
    dictOf(Object.fromEntries(used.flatMap(([name, ref, own]) => (own === kind ? [[name, ref]] : []))))
  if (mark.kind === 'text') {
    const drawn = `/Tx BMC\nq\n${operators}\nQ\nEMC`
    return { AP: dictOf({ N: addLook(objects, { width, height, drawn, resources: { Font: named('font') }, page }) }) }
  }
  const icon = addLook(objects, { width, height, drawn: operators, resources: { XObject: named('picture') } })
  const resources = { XObject: dictOf({ Icon: icon }) }
  return {
    MK: changed(doc.dict(dict.get('MK')) ?? new PdfDict(), { I: icon }),
    AP: dictOf({ N: addLook(objects, { width, height, drawn: '/Icon Do', resources, page }) }),
  }
}

function refTo(doc: PdfDocument, num: number): PdfRef {
  const entry = doc.entryOf(num)
  return new PdfRef(num, entry?.kind === 'at' ? entry.gen : 0)
}
