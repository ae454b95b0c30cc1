import { nameOf, PdfName, PdfStream, PdfString, textOf } from '../pdf/values.ts'
import type { ValueComparison } from './compareValues.ts'
import { drawnText, saysTheSame } from './drawnText.ts'
import { drawsPicture, isBlank, lookOf } from './fieldLook.ts'
import type { FormField } from './fields.ts'

/** A field in two revisions, and which of its entries differ. */
export interface FieldChange {
  old: FormField
  now: FormField
  keys: ReadonlySet<string>
}

const only = (keys: ReadonlySet<string>, permitted: readonly string[]) =>
  [...keys].every(key => permitted.includes(key))

/** Whether a field that was empty, and looked so, has its first value, and shows exactly that. */
export async function fillsEmptyField(compare: ValueComparison, change: FieldChange): Promise<boolean> {
  const { before, after } = compare
  const { old, now } = change
  const [widget] = now.widgets
  if (now.widgets.length !== 1 || !widget || old.isGroup || now.isGroup || isDrawnAnew(compare)) return false
  if (now.type === 'Btn') return isPushButton(compare, now) ? fillsPicture(compare, change) : ticks(compare, change)
  const value = after.resolve(now.value)
  const isEmpty = before.resolve(old.value) === null || textOf(before.resolve(old.value)) === ''
  if (now.type !== 'Tx' || !isEmpty || !(value instanceof PdfString) || !only(change.keys, ['V', 'AP', 'M']))
    return false
  const look = await lookOf(after, widget.dict)
  const drawn = look && (await drawnText(after, look))
  return drawn !== null && saysTheSame(drawn, textOf(value) ?? '') && (await wasBlank(compare, old))
}

/** Whether an empty place for a signature, which showed nothing, was signed. What is drawn there is the signer's. */
export async function signsEmptyField(compare: ValueComparison, { old, now, keys }: FieldChange): Promise<boolean> {
  const [widget] = now.widgets
  const looks = compare.after.dict(widget?.dict.get('AP') ?? null)
  const isOneLook = looks === null || (looks.entries.size === 1 && looks.entries.has('N'))
  return now.widgets.length === 1 && isOneLook && only(keys, ['V', 'AP', 'M']) && (await wasBlank(compare, old))
}

const wasBlank = async ({ before }: ValueComparison, { widgets }: FormField) =>
  widgets[0] !== undefined && (await isBlank(before, widgets[0].dict))

/** Whether programs draw fields from their values, whatever they look like. */
const isDrawnAnew = ({ after }: ValueComparison) =>
  after.resolve(after.dict(after.root().get('AcroForm'))?.get('NeedAppearances') ?? null) === true

const PUSH_BUTTON = 1 << 16
const RADIO = 1 << 15

const flagsOf = ({ after }: ValueComparison, { dict }: FormField) => Number(after.resolve(dict.get('Ff')) ?? 0)

const isPushButton = (compare: ValueComparison, field: FormField) => (flagsOf(compare, field) & PUSH_BUTTON) !== 0

/** A button that gets the picture that it shows. */
async function fillsPicture(compare: ValueComparison, { old, now, keys }: FieldChange): Promise<boolean> {
  const { before, after } = compare
  const [was, is] = [before.dict(old.dict.get('MK')), after.dict(now.dict.get('MK'))]
  const [widget] = now.widgets
  if (!was || !is || !widget || was.entries.has('I') || !only(keys, ['AP', 'MK', 'M'])) return false
  if (!compare.changedKeys(was, is).every(key => key === 'I')) return false
  const look = await lookOf(after, widget.dict)
  return look !== null && drawsPicture(after, look, is.get('I')) && (await wasBlank(compare, old))
}

/** A box that is ticked, and shows the tick that it had before. */
async function ticks(compare: ValueComparison, { old, now, keys }: FieldChange): Promise<boolean> {
  const { before, after } = compare
  const was = nameOf(before.resolve(old.value)) ?? 'Off'
  const value = after.resolve(now.value)
  const [widget] = now.widgets
  if (flagsOf(compare, now) & RADIO || was !== 'Off' || !(value instanceof PdfName) || !widget) return false
  const looks = after.dict(after.dict(widget.dict.get('AP'))?.get('N') ?? null)
  const [shownBefore, shown] = [
    before.resolve(old.widgets[0]?.dict.get('AS') ?? null),
    after.resolve(widget.dict.get('AS')),
  ]
  return (
    only(keys, ['V', 'AS', 'M']) &&
    (nameOf(shownBefore) ?? 'Off') === 'Off' &&
    nameOf(shown) === value.name &&
    value.name !== 'Off' &&
    after.resolve(looks?.get(value.name) ?? null) instanceof PdfStream
  )
}
