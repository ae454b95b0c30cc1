import type { PdfDocument } from '../pdf/document.ts'
import { PdfDict, PdfName, PdfProblem, PdfRef, type PdfValue } from '../pdf/values.ts'
import { readPages } from '../verify/comparePages.ts'
import { type FormField, isSignatureField } from '../verify/fields.ts'
import { addLook, rotationOf } from './look.ts'
import type { Update } from './update.ts'
import { type Rectangle, type SignaturePlace, type SignatureWanted, SigningProblem } from './wanted.ts'
import { changed, dictOf, text } from './writer.ts'

interface PagePlace {
  num: number
  rotation: number
}

/** Throws `PdfProblem` for a document without pages and `SigningProblem` for a page that it does not have. */
function pageOf(doc: PdfDocument, number: number): PagePlace {
  const { pages } = readPages(doc)
  if (pages.length === 0) throw new PdfProblem('damaged', 'The document has no pages')
  const page = pages[number - 1]
  const num = Number(page?.id)
  if (!page || !Number.isInteger(num)) throw new SigningProblem('pageMissing', `There is no page ${number}`)
  return { num, rotation: rotationOf(doc, page.settings) }
}

/** Adds a field of the form, with what draws it. Throws `PdfProblem` and `SigningProblem`. */
export function addField(update: Update, { field, page, rectangle }: SignaturePlace): { ref: PdfRef; page: PagePlace } {
  const { doc } = update
  const place = pageOf(doc, page)
  const ref = update.reserve()
  // A point in a name separates it from its parent's, which a new field does not have.
  if (field === '' || field.includes('.'))
    throw new SigningProblem('wrongName', 'The name cannot be that of a field', field)
  update.set(
    ref,
    dictOf({
      Type: new PdfName('Annot'),
      Subtype: new PdfName('Widget'),
      FT: new PdfName('Sig'),
      T: text(field),
      P: update.refTo(place.num),
      Rect: rectangle ? checked(rectangle, field) : [0, 0, 0, 0],
      // Hidden on screens would also hide it from signature panels: printed and locked only.
      F: 132,
    }),
  )
  const annotations = doc.array(update.dict(place.num).get('Annots')) ?? []
  update.change(place.num, { Annots: [...annotations, ref] })
  const form = formOf(update)
  update.change(update.rootNum, {
    AcroForm: changed(form, { Fields: [...(doc.array(form.get('Fields')) ?? []), ref] }),
  })
  return { ref, page: place }
}

function checked(rectangle: Rectangle, field: string): PdfValue[] {
  const [left, bottom, right, top] = rectangle
  const isSound = rectangle.every(side => Number.isFinite(side) && Math.abs(side) <= 14_400)
  if (!isSound || left >= right || bottom >= top)
    throw new SigningProblem('wrongRectangle', 'The rectangle has no area, or lies outside any page', field)
  return [left, bottom, right, top]
}

const formOf = (update: Update): PdfDict =>
  update.doc.dict(update.dict(update.rootNum).get('AcroForm')) ?? new PdfDict()

/** Says that there are signatures and that only further revisions may be appended. */
export const markSigned = (update: Update): void =>
  update.change(update.rootNum, { AcroForm: changed(formOf(update), { SigFlags: 3 }) })

/** Gives a new or an empty field its signature. Throws `PdfProblem` and `SigningProblem`. */
export async function fillField(
  update: Update,
  fields: FormField[],
  { signature, wanted }: { signature: PdfRef; wanted: Pick<SignatureWanted, 'field' | 'page' | 'rectangle' | 'look'> },
): Promise<void> {
  const { rectangle, look } = wanted
  const known = fields.find(({ name }) => name === wanted.field)
  if (!known) {
    const { ref, page } = addField(update, { field: wanted.field, page: wanted.page ?? 1, rectangle })
    update.change(ref.num, { V: signature })
    if (rectangle && look) update.change(ref.num, { AP: dictOf({ N: await addLook(update, look, page.rotation) }) })
    return
  }
  const num = emptyPlace(update.doc, known, wanted)
  update.change(num, { V: signature })
  const [widget] = known.widgets
  if (look && widget && widget.num !== null)
    update.change(widget.num, { AP: dictOf({ N: await addLook(update, look, rotationAt(update.doc, widget.num)) }) })
}

/** The object of an empty field that is there. */
function emptyPlace(
  doc: PdfDocument,
  field: FormField,
  { page, rectangle }: Pick<SignatureWanted, 'page' | 'rectangle'>,
): number {
  const { name, num, widgets } = field
  if (!isSignatureField(field))
    throw new SigningProblem('fieldOfOtherKind', 'The field is not one for signatures', name)
  if (doc.resolve(field.value) !== null) throw new SigningProblem('fieldSigned', 'The field is signed', name)
  const hasNoObject = num === null || widgets.some(widget => widget.num === null)
  if (page !== undefined || rectangle || hasNoObject)
    throw new SigningProblem('fieldPlaced', 'The field has its place, or none of its own', name)
  return num
}

/** How the page is turned on which an annotation stands. */
function rotationAt(doc: PdfDocument, widget: number): number {
  const page = readPages(doc).pages.find(({ dict }) =>
    (doc.array(dict.get('Annots')) ?? []).some(item => item instanceof PdfRef && item.num === widget),
  )
  return page ? rotationOf(doc, page.settings) : 0
}
