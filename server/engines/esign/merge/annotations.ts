import type { PdfDocument } from '../../pdfSignatures/pdf/document.ts'
import { nameOf, type PdfDict, PdfName, type PdfValue, textOf } from '../../pdfSignatures/pdf/values.ts'
import { changed, dictOf } from '../../pdfSignatures/sign/writer.ts'
import type { Lost } from '../types.ts'

/** What does something where it stands: only its picture is kept. */
const ACTIVE = new Set(['Widget', 'Screen', 'Movie', 'Sound', 'RichMedia', '3D'])

/** What is copied of a page's annotations: fields become pictures of themselves, links lead to addresses only, and nothing runs. */
export function keptAnnotations(doc: PdfDocument, page: PdfDict, lost: Set<Lost>): PdfDict[] {
  return (doc.array(page.get('Annots')) ?? []).flatMap(item => {
    const annotation = doc.dict(item)
    return annotation ? (kept(doc, annotation, lost) ?? []) : []
  })
}

function kept(doc: PdfDocument, annotation: PdfDict, lost: Set<Lost>): PdfDict | null {
  const kind = nameOf(doc.resolve(annotation.get('Subtype')))
  if (kind === 'Popup') return null
  if (kind !== null && ACTIVE.has(kind)) {
    const shown = doc.dict(annotation.get('AP'))?.get('N') ?? null
    if (doc.resolve(shown) !== null) return picture(annotation, shown)
    if (kind === 'Widget' && hasValue(doc, annotation)) lost.add('fieldValues')
    return null
  }
  const plain = without(annotation, ['P', 'Parent', 'Popup', 'IRT', 'AA', 'A', 'Dest', 'PA', 'StructParent'])
  if (kind !== 'Link') return plain
  const action = doc.dict(annotation.get('A'))
  if (action && nameOf(doc.resolve(action.get('S'))) === 'URI')
    return changed(plain, { A: dictOf({ S: new PdfName('URI'), URI: action.get('URI') }) })
  lost.add('links')
  return null
}

function picture(annotation: PdfDict, shown: PdfValue): PdfDict {
  const copied = ['Rect', 'F', 'AS', 'OC'].filter(key => annotation.entries.has(key))
  return dictOf({
    Type: new PdfName('Annot'),
    Subtype: new PdfName('Stamp'),
    ...Object.fromEntries(copied.map(key => [key, annotation.get(key)])),
    AP: dictOf({ N: shown }),
  })
}

/** Whether a field says something that programs draw when they show it. */
function hasValue(doc: PdfDocument, annotation: PdfDict): boolean {
  let at: PdfDict | null = annotation
  for (let depth = 0; at && depth < 50; depth++) {
    const value = doc.resolve(at.get('V'))
    if (value !== null) return textOf(value) !== '' && nameOf(value) !== 'Off'
    at = doc.dict(at.get('Parent'))
  }
  return false
}

export function without(dict: PdfDict, keys: readonly string[]): PdfDict {
  return dictOf(Object.fromEntries([...dict.entries].filter(([key]) => !keys.includes(key))))
}
