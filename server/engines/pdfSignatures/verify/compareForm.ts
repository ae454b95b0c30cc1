import type { ChangeKind } from '../../../../contracts/pdfSignatures.ts'
import { PdfDict, type PdfValue } from '../pdf/values.ts'
import type { ValueComparison } from './compareValues.ts'
import { type FormField, isTimestamp } from './fields.ts'

export interface Change {
  kind: ChangeKind
  page: number | null
  name: string | null
}

export const change = (kind: ChangeKind, name: string | null = null, page: number | null = null): Change => ({
  kind,
  page,
  name,
})

/** What happened to the form between two revisions, given its fields in each. */
export async function compareForms(
  compare: ValueComparison,
  oldFields: FormField[],
  newFields: FormField[],
): Promise<Change[]> {
  const idOf = ({ num, name }: FormField) => (num === null ? `name ${name}` : `${num}`)
  const old = new Map(oldFields.map(field => [idOf(field), field]))
  const changes: Change[] = []
  for (const field of newFields) {
    const known = old.get(idOf(field))
    old.delete(idOf(field))
    changes.push(...(known ? await compareFields(compare, known, field) : [await added(compare, field)]))
  }
  for (const field of old.values()) changes.push(change('fieldRemoved', field.name))
  return [...changes, ...(await compareSettings(compare))]
}

/** The objects of fields, which are not compared again as annotations. */
export const objectsOf = (fields: FormField[]): Set<number> =>
  new Set(fields.flatMap(field => [field.num, ...field.widgets.map(({ num }) => num)]).filter(num => num !== null))

async function added({ after }: ValueComparison, field: FormField): Promise<Change> {
  if (field.type !== 'Sig') return change('fieldAdded', field.name)
  const signature = await after.dict(field.value)
  if (!signature) return change('signatureFieldAdded', field.name)
  const isVisible = await hasArea(field, value => after.resolve(value))
  if (isTimestamp(signature) && !isVisible) return change('timestampAdded', field.name)
  return change(isVisible ? 'signatureAddedVisibly' : 'signatureAdded', field.name)
}

/** A new field with an area can cover what was signed. */
async function hasArea({ widgets }: FormField, resolve: (value: PdfValue) => Promise<PdfValue>): Promise<boolean> {
  for (const { dict } of widgets) {
    const rect = await resolve(dict.get('Rect'))
    if (!Array.isArray(rect)) continue
    const [left, bottom, right, top] = await Promise.all(rect.map(resolve))
    const isEmpty =
      [left, bottom, right, top].every(one => typeof one === 'number') && (left === right || bottom === top)
    if (!isEmpty) return true
  }
  return false
}

/** What a person may do to a field: give it a value, which also changes its picture. */
const filling = ['V', 'AP', 'AS', 'M', 'RV', 'I']

async function compareFields(compare: ValueComparison, old: FormField, now: FormField): Promise<Change[]> {
  const skip = ['Parent', 'Kids', 'P']
  const keys = new Set(await compare.changedKeys(old.dict, now.dict, skip))
  if (old.name !== now.name || old.type !== now.type) keys.add('T')
  if (old.widgets.length !== now.widgets.length) keys.add('Kids')
  for (const [at, { dict }] of now.widgets.entries()) {
    const known = old.widgets[at]?.dict
    if (known && known !== old.dict) for (const key of await compare.changedKeys(known, dict, skip)) keys.add(key)
  }
  const isFilled = keys.has('V') || !(await compare.isSame(old.value, now.value))
  if (keys.size === 0 && !isFilled) return []
  if (now.type === 'Sig') return [await compareSignature(compare, { old, now, keys: [...keys] })]
  if ([...keys].some(key => !filling.includes(key))) return [change('fieldChanged', now.name)]
  // A picture that changes without its value says something else than the field.
  if (!isFilled || (now.type === 'Btn' && keys.has('AP'))) return [change('fieldLookChanged', now.name)]
  return [change('fieldFilled', now.name)]
}

async function compareSignature(
  { before, after }: ValueComparison,
  { old, now, keys }: { old: FormField; now: FormField; keys: string[] },
): Promise<Change> {
  const [was, is] = [await before.resolve(old.value), await after.resolve(now.value)]
  const isOnlySigned = keys.every(key => [...filling, 'MK', 'DA', 'F'].includes(key))
  if (was !== null || !(is instanceof PdfDict) || !isOnlySigned) return change('signatureChanged', now.name)
  return change(isTimestamp(is) ? 'timestampAdded' : 'signatureAdded', now.name)
}

/** What the form says beside its fields. */
async function compareSettings(compare: ValueComparison): Promise<Change[]> {
  const { before, after } = compare
  const [old, now] = [
    (await before.dict((await before.root()).get('AcroForm'))) ?? new PdfDict(),
    (await after.dict((await after.root()).get('AcroForm'))) ?? new PdfDict(),
  ]
  const isNew = old.entries.size === 0
  const keys = await compare.changedKeys(old, now, ['Fields', 'SigFlags', 'NeedAppearances'])
  const changes: Change[] = []
  for (const key of keys) {
    if (isNew && (key === 'DR' || key === 'DA')) continue
    // Filling a field may need a further font; those that were there must stay.
    if (key === 'DR' && (await onlyAdds(compare, old.get('DR'), now.get('DR'), 2))) continue
    changes.push(change('formChanged', key))
  }
  return changes
}

async function onlyAdds(compare: ValueComparison, old: PdfValue, now: PdfValue, depth: number): Promise<boolean> {
  const [was, is] = [await compare.before.dict(old), await compare.after.dict(now)]
  if (!was) return (await compare.before.resolve(old)) === null
  if (!is) return false
  for (const [key, value] of was.entries) {
    const next = is.get(key)
    if (depth > 1 ? !(await onlyAdds(compare, value, next, depth - 1)) : !(await compare.isSame(value, next)))
      return false
  }
  return true
}
