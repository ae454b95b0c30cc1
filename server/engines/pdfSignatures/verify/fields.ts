import type { PdfDocument } from '../pdf/document.ts'
import { nameOf, PdfDict, PdfProblem, PdfRef, type PdfValue, textOf } from '../pdf/values.ts'

/** A field of the form, with what it inherits. */
export interface FormField {
  /** The whole name, with those of its parents. */
  name: string
  /** The number of its object; null for a field written into its parent. */
  num: number | null
  type: string | null
  value: PdfValue
  dict: PdfDict
  /** The dictionaries that draw it, by object number where they have one. */
  widgets: { num: number | null; dict: PdfDict }[]
  /** Whether it only holds other fields, which inherit from it. */
  isGroup: boolean
}

const MAX_FIELDS = 50_000

/** Every field of the form. Throws `PdfProblem`. */
export function readFields(doc: PdfDocument): FormField[] {
  const form = doc.dict(doc.root().get('AcroForm'))
  const found: FormField[] = []
  const seen = new Set<number>()

  function visit(item: PdfValue, parent: { name: string; type: string | null; value: PdfValue }, depth: number) {
    const num = item instanceof PdfRef ? item.num : null
    if (num !== null && seen.has(num)) return
    if (num !== null) seen.add(num)
    const dict = doc.dict(item)
    if (!dict) return
    if (depth > 50 || found.length > MAX_FIELDS) throw new PdfProblem('tooComplex', 'The form is too large')
    const own = textOf(doc.resolve(dict.get('T')))
    const name = own === null ? parent.name : parent.name ? `${parent.name}.${own}` : own
    const type = nameOf(doc.resolve(dict.get('FT'))) ?? parent.type
    const value = dict.get('V') ?? parent.value
    const kids = doc.array(dict.get('Kids')) ?? []
    const widgets: FormField['widgets'] = []
    let isGroup = false
    for (const kid of kids) {
      const child = doc.dict(kid)
      if (!child) continue
      if (child.get('T') === null) widgets.push({ num: kid instanceof PdfRef ? kid.num : null, dict: child })
      else {
        isGroup = true
        visit(kid, { name, type, value }, depth + 1)
      }
    }
    if (nameOf(dict.get('Subtype')) === 'Widget') widgets.push({ num, dict })
    found.push({ name, num, type, value, dict, widgets, isGroup })
  }

  for (const field of doc.array(form?.get('Fields') ?? null) ?? [])
    visit(field, { name: '', type: null, value: null }, 0)
  return found
}

/** Whether a field is a place for a signature. */
export const isSignatureField = ({ type, isGroup }: FormField): boolean => type === 'Sig' && !isGroup

/** Whether a signature dictionary vouches for the whole document as a time authority. */
export const isTimestamp = (signature: PdfDict): boolean =>
  nameOf(signature.get('Type')) === 'DocTimeStamp' || nameOf(signature.get('SubFilter')) === 'ETSI.RFC3161'

export interface SignedField {
  field: FormField
  signature: PdfDict
  /** The object number of the signature; null if it is written into its field. */
  num: number | null
}

/** The fields that are signed: those with a dictionary as their value. */
export function readSignedFields(doc: PdfDocument, fields: FormField[]): SignedField[] {
  const signed: SignedField[] = []
  for (const field of fields) {
    if (!isSignatureField(field)) continue
    const signature = doc.resolve(field.value)
    if (!(signature instanceof PdfDict)) continue
    signed.push({ field, signature, num: field.value instanceof PdfRef ? field.value.num : field.num })
  }
  return signed
}
