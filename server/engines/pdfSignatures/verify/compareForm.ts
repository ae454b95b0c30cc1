import type { ChangeKind } from '../../../../contracts/ocr/pdfSignatures.ts'
import type { PdfDocument } from '../pdf/document.ts'
import { PdfDict, type PdfValue } from '../pdf/values.ts'
import type { ValueComparison } from './compareValues.ts'
import { type FormField, isSignatureField, isTimestamp } from './fields.ts'
import { type FieldChange, fillsEmptyField, signsEmptyField } from './preparedFields.ts'

export interface Change {
  kind: ChangeKind
  page: number | null
  name: string | null
  /** Whether it fills or signs an empty field that has a place of its own. */
  isPrepared: boolean
}

export const change = (kind: ChangeKind, name: string | null = null, page: number | null = null): Change => ({
  kind,
  page,
  name,
  isPrepared: false,
})

interface Forms {
  old: FormField[]
  now: FormField[]
  /** The page on which a field has a place of its own. */
  placeOf: (field: FormField) => number | null
}

/** What happened to the form between two revisions, given its fields in each. */
export async function compareForms(
  compare: ValueComparison,
  { old: oldFields, now: newFields, placeOf }: Forms,
): Promise<Change[]> {
  const idOf = ({ num, name }: FormField) => (num === null ? `name ${name}` : `${num}`)
  const old = new Map(oldFields.map(field => [idOf(field), field]))
  const changes: Change[] = []
  for (const field of newFields) {
    const known = old.get(idOf(field))
    old.delete(idOf(field))
    changes.push(...(known ? await compareFields(compare, { old: known, now: field, placeOf }) : added(compare, field)))
  }
  for (const field of old.values()) changes.push(change('fieldRemoved', field.name))
  return [...changes, ...compareSettings(compare)]
}

/** The objects of fields, which are not compared again as annotations. */
export const objectsOf = (fields: FormField[]): Set<number> =>
  new Set(fields.flatMap(field => [field.num, ...field.widgets.map(({ num }) => num)]).filter(num => num !== null))

function added({ after }: ValueComparison, field: FormField): Change[] {
  const changes = [field, ...field.widgets].some(hasActions) ? [change('actionsChanged')] : []
  // What it holds is reported by itself.
  if (field.isGroup) return changes
  if (!isSignatureField(field)) return [...changes, change('fieldAdded', field.name)]
  const isVisible = hasArea(after, field)
  const signature = after.dict(field.value)
  const kind = isVisible ? 'signatureFieldAddedVisibly' : 'signatureFieldAdded'
  return [...changes, signature ? signed(field, signature, isVisible) : change(kind, field.name)]
}

const hasActions = ({ dict }: { dict: PdfDict }) => dict.entries.has('A') || dict.entries.has('AA')

function signed({ name }: FormField, signature: PdfDict, isVisible: boolean): Change {
  if (isVisible) return change('signatureAddedVisibly', name)
  return change(isTimestamp(signature) ? 'timestampAdded' : 'signatureAdded', name)
}

/** The objects that draw fields without an area, which show nothing. */
export const invisibleObjects = (doc: PdfDocument, fields: FormField[]): Set<number> =>
  objectsOf(fields.filter(field => isSignatureField(field) && !hasArea(doc, field)))

/** A field with an area can cover what was signed. */
const hasArea = (doc: PdfDocument, { widgets }: FormField): boolean =>
  widgets.some(({ dict }) => {
    const rect = doc.array(dict.get('Rect'))
    if (!rect) return false
    const [left, bottom, right, top] = rect.map(one => doc.resolve(one))
    const isEmpty =
      [left, bottom, right, top].every(one => typeof one === 'number') && (left === right || bottom === top)
    return !isEmpty
  })

/** What a person may do to a field: give it a value, which also changes its picture. */
const filling = ['V', 'AP', 'AS', 'M', 'RV', 'I']

async function compareFields(
  compare: ValueComparison,
  { old, now, placeOf }: Pick<FieldChange, 'old' | 'now'> & Pick<Forms, 'placeOf'>,
): Promise<Change[]> {
  const skip = ['Parent', 'Kids', 'P']
  const keys = new Set(compare.changedKeys(old.dict, now.dict, skip))
  if (old.name !== now.name || old.type !== now.type) keys.add('T')
  if (old.widgets.length !== now.widgets.length) keys.add('Kids')
  for (const [at, { dict }] of now.widgets.entries()) {
    const known = old.widgets[at]?.dict
    if (known && known !== old.dict) for (const key of compare.changedKeys(known, dict, skip)) keys.add(key)
  }
  const isFilled = keys.has('V') || !compare.isSame(old.value, now.value)
  if (keys.size === 0 && !isFilled) return []
  const page = placeOf(now)
  if (isSignatureField(now)) {
    const found = compareSignature(compare, { old, now, keys: [...keys] })
    const isPrepared =
      found.kind === 'signatureAddedVisibly' && page !== null && (await signsEmptyField(compare, { old, now, keys }))
    return [isPrepared ? { ...found, page, isPrepared } : found]
  }
  if (page !== null && (await fillsEmptyField(compare, { old, now, keys })))
    return [{ ...change('fieldFilled', now.name, page), isPrepared: true }]
  if ([...keys].some(key => !filling.includes(key))) return [change('fieldChanged', now.name)]
  // A picture that changes without its value says something else than the field.
  if (!isFilled || (now.type === 'Btn' && keys.has('AP'))) return [change('fieldLookChanged', now.name)]
  return [change('fieldFilled', now.name)]
}

/** The place for a signature stays where it was, and what is drawn there is the new signer's. */
function compareSignature(
  { before, after }: ValueComparison,
  { old, now, keys }: { old: FormField; now: FormField; keys: string[] },
): Change {
  const [was, is] = [before.resolve(old.value), after.resolve(now.value)]
  const isOnlySigned = keys.every(key => [...filling, 'MK', 'DA', 'F'].includes(key))
  if (was !== null || !(is instanceof PdfDict) || !isOnlySigned) return change('signatureChanged', now.name)
  return signed(now, is, hasArea(after, now))
}

/** What the form says beside its fields. */
function compareSettings(compare: ValueComparison): Change[] {
  const { before, after } = compare
  const [old, now] = [
    before.dict(before.root().get('AcroForm')) ?? new PdfDict(),
    after.dict(after.root().get('AcroForm')) ?? new PdfDict(),
  ]
  const isNew = old.entries.size === 0
  const keys = compare.changedKeys(old, now, ['Fields', 'SigFlags', 'NeedAppearances'])
  const changes: Change[] = []
  // With it, programs draw the fields from their values and not as they were drawn when the document was signed.
  if ((before.resolve(old.get('NeedAppearances')) === true) !== (after.resolve(now.get('NeedAppearances')) === true))
    changes.push(change('fieldsRedrawn'))
  for (const key of keys) {
    if (isNew && (key === 'DR' || key === 'DA')) continue
    // Filling a field may need a further font; those that were there must stay.
    if (key === 'DR' && onlyAdds(compare, old.get('DR'), now.get('DR'), 2)) continue
    changes.push(change('formChanged', key))
  }
  return changes
}

function onlyAdds(compare: ValueComparison, old: PdfValue, now: PdfValue, depth: number): boolean {
  const [was, is] = [compare.before.dict(old), compare.after.dict(now)]
  if (!was) return compare.before.resolve(old) === null
  if (!is) return false
  for (const [key, value] of was.entries) {
    const next = is.get(key)
    if (depth > 1 ? !onlyAdds(compare, value, next, depth - 1) : !compare.isSame(value, next)) return false
  }
  return true
}
