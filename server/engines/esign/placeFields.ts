import type { PdfDocument } from '../pdfSignatures/pdf/document.ts'
import { PdfDict, PdfName, PdfRef, type PdfValue } from '../pdfSignatures/pdf/values.ts'
import { changed, dictOf, text } from '../pdfSignatures/sign/writer.ts'
import { type FormField, readFields } from '../pdfSignatures/verify/fields.ts'
import { Drawing } from './draw/drawing.ts'
import { addLook } from './form/looks.ts'
import type { NewObjects } from './pdf/newObjects.ts'
import { openPdf, refusalOf } from './pdf/openPdf.ts'
import { isOnPage, type Page, pagesOf, rectangleOf, sizeOf } from './pdf/pages.ts'
import { beginRevision } from './pdf/revision.ts'
import { mayPlace, readSignatures } from './pdf/signatures.ts'
import { EsignRefusal, type FieldPlace } from './types.ts'

/**
 * Adds empty fields in one revision, so that later ones only fill and sign (certification of level 2). Fields are read-only for people's programs: values come
 * from `fillFields`. A picture is a button without action, because programs that show forms draw buttons from their look, and other fields from their value.
 * Throws `EsignRefusal` only; its `index` is the place's.
 */
export async function placeFields(pdf: Uint8Array, places: readonly FieldPlace[]): Promise<Uint8Array> {
  const { doc } = await openPdf(pdf)
  try {
    return places.length === 0 ? doc.bytes : await place(doc, places)
  } catch (error) {
    throw refusalOf(error)
  }
}

async function place(doc: PdfDocument, places: readonly FieldPlace[]): Promise<Uint8Array> {
  const pages = pagesOf(doc)
  const fields = readFields(doc)
  const signatures = readSignatures(doc)
  const { objects, end } = beginRevision(doc)
  const taken = new Set(fields.map(({ name }) => name))
  const added: PdfRef[] = []
  const byPage = new Map<Page, PdfRef[]>()
  for (const [index, wanted] of places.entries()) {
    const page = pages[wanted.page]
    if (!page) throw new EsignRefusal('noSuchPage', { index })
    // A point separates a name from that of the field above it.
    if (wanted.name === '' || wanted.name.includes('.') || taken.has(wanted.name))
      throw new EsignRefusal('badField', { index })
    if (wanted.box ? !isOnPage(wanted.box, sizeOf(page)) : wanted.kind !== 'signature')
      throw new EsignRefusal('badBox', { index })
    if (!mayPlace(signatures, wanted)) throw new EsignRefusal('signed', { index })
    taken.add(wanted.name)
    const ref = objects.add(await fieldOf(objects, page, wanted))
    added.push(ref)
    byPage.set(page, [...(byPage.get(page) ?? []), ref])
  }
  for (const [{ ref, dict }, refs] of byPage)
    objects.set(ref, changed(dict, { Annots: [...(doc.array(dict.get('Annots')) ?? []), ...refs] }))
  addToForm(doc, objects, { fields, added })
  return end()
}

/** Flags of fields (ISO 32000-2, tables 227, 229 and 231). */
const READ_ONLY = 1
const MULTILINE = 1 << 12
const PUSH_BUTTON = 1 << 16
/** Printed, and fixed in its place. */
const PRINTED_AND_LOCKED = 132
/** In points; a lower field has one line. */
const TWO_LINES = 30

/** The lock of a signature after which nothing changes (ISO 32000-2, table 236). */
const everything = dictOf({ Type: new PdfName('SigFieldLock'), Action: new PdfName('All'), P: 1 })

/** What a field shows that is ticked. */
export const TICKED = 'Yes'

async function fieldOf(
  objects: NewObjects,
  page: Page,
  { name, kind, box, label, closes }: FieldPlace,
): Promise<PdfDict> {
  const size = { width: box?.width ?? 0, height: box?.height ?? 0 }
  const common: Record<string, PdfValue> = {
    Type: new PdfName('Annot'),
    Subtype: new PdfName('Widget'),
    T: text(name),
    ...(label && { TU: text(label) }),
    P: page.ref,
    Rect: box ? rectangleOf(box, page) : [0, 0, 0, 0],
    F: PRINTED_AND_LOCKED,
  }
  if (kind === 'signature') return dictOf({ ...common, FT: new PdfName('Sig'), ...(closes && { Lock: everything }) })
  const empty = addLook(objects, { ...size, drawn: '', page })
  if (kind === 'text')
    return dictOf({
      ...common,
      FT: new PdfName('Tx'),
      Ff: size.height >= TWO_LINES ? READ_ONLY | MULTILINE : READ_ONLY,
      DA: text(`/${FORM_FONT} 12 Tf 0 g`),
      AP: dictOf({ N: empty }),
    })
  if (kind === 'picture')
    return dictOf({
      ...common,
      FT: new PdfName('Btn'),
      Ff: PUSH_BUTTON | READ_ONLY,
      // Only the picture is shown, without a caption.
      MK: dictOf({ TP: 1 }),
      AP: dictOf({ N: empty }),
    })
  const tick = { kind: 'check', page: 0, box: { x: 0, y: 0, ...size } } as const
  const drawing = await Drawing.begin(objects, 'S', [])
  const ticked = await drawing.mark(tick, { index: 0, pageHeight: size.height })
  return dictOf({
    ...common,
    FT: new PdfName('Btn'),
    Ff: READ_ONLY,
    AS: new PdfName('Off'),
    AP: dictOf({ N: dictOf({ [TICKED]: addLook(objects, { ...size, drawn: ticked, page }), Off: empty }) }),
  })
}

/** Fields of text must name a font, which the form has, for programs that write in them. */
const FORM_FONT = 'Helv'

function addToForm(
  doc: PdfDocument,
  objects: NewObjects,
  { fields, added }: { fields: FormField[]; added: PdfRef[] },
): void {
  const form = doc.dict(doc.root().get('AcroForm')) ?? new PdfDict()
  const resources = doc.dict(form.get('DR')) ?? new PdfDict()
  const fonts = doc.dict(resources.get('Font')) ?? new PdfDict()
  const font = dictOf({
    Type: new PdfName('Font'),
    Subtype: new PdfName('Type1'),
    BaseFont: new PdfName('Helvetica'),
    Encoding: new PdfName('WinAnsiEncoding'),
  })
  const withFont = fonts.entries.has(FORM_FONT) ? fonts : changed(fonts, { [FORM_FONT]: objects.add(font) })
  const isDrawn = fields.every(({ widgets }) => widgets.every(({ dict }) => doc.dict(dict.get('AP')) !== null))
  const root = doc.trailer.get('Root')
  if (!(root instanceof PdfRef)) throw new EsignRefusal('damaged')
  objects.set(
    root,
    changed(doc.root(), {
      AcroForm: changed(form, {
        Fields: [...(doc.array(form.get('Fields')) ?? []), ...added],
        DR: changed(resources, { Font: withFont }),
        // Programs would draw the values anew, in fonts that have no Indian scripts.
        ...(isDrawn && form.entries.has('NeedAppearances') && { NeedAppearances: false }),
      }),
    }),
  )
}
