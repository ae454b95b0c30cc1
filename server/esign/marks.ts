import type { DraftField, EnvelopeDraft } from '../../contracts/esign/draft.ts'
import { fieldKindFacts } from '../../contracts/esign/fieldKinds.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import type { Mark } from '../engines/esign/types.ts'
import { dayInIndia } from '../invitations/messages.ts'
import type { RecipientRow } from './rows.ts'
import { type Pictures, picturesOf, valuesOf } from './trail.ts'

/** The recipient in whose name a field of the draft is filled in: whoever has taken it over last. */
export function ownerOf(recipients: readonly RecipientRow[], id: string): RecipientRow | undefined {
  const owner = recipients.find(one => one.id === id)
  return owner?.handed_to ? ownerOf(recipients, owner.handed_to) : owner
}

/** The fields of a recipient, with their places in the draft: their own, and those of whoever has handed over to them. */
export const fieldsOf = ({ fields }: EnvelopeDraft, recipients: readonly RecipientRow[], id: string): DraftField[] =>
  fields.filter(field => ownerOf(recipients, field.recipient)?.id === id)

/** What stands in a field: what was entered, what was given beforehand, or what the platform fills in. Null if nothing does. */
export function valueOf(field: DraftField, recipient: RecipientRow, at: Date): string | null {
  if (field.kind === 'name') return recipient.name
  if (field.kind === 'date') return dayInIndia(recipient.locale as Locale, at)
  if (field.readOnly) return field.value
  return valuesOf(recipient)[field.id] ?? field.value
}

export const pictureOf = ({ kind }: DraftField, { signature, initials }: Pictures): string | null =>
  (kind === 'signature' ? signature?.image : kind === 'initials' ? initials?.image : null) ?? null

const PREFIX = 'data:image/png;base64,'

export const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(PREFIX.length), 'base64')

export interface FieldMark {
  /** The id of the field. */
  field: string
  mark: Mark
}

/** What those who have acted have left in the document, as marks on its pages. */
export function marksOf(draft: EnvelopeDraft, recipients: readonly RecipientRow[]): FieldMark[] {
  const places = new Map(draft.pages.map(({ id }, index) => [id, index]))
  return draft.fields.flatMap(field => {
    const recipient = ownerOf(recipients, field.recipient)
    const page = places.get(field.page)
    if (recipient?.state !== 'done' || recipient.ended_at === null || page === undefined) return []
    const mark = markOf(field, recipient, { page, at: new Date(recipient.ended_at) })
    return mark ? [{ field: field.id, mark }] : []
  })
}

/** What is known before anybody has acted, with the path of its field: what cannot be changed, names, and the day. */
export const fixedMarksOf = (draft: EnvelopeDraft, at: Date): FieldMark[] =>
  draft.fields.flatMap(({ kind, readOnly, value, recipient, page: id, x, y, width, height }, index) => {
    const owner = draft.recipients.find(one => one.id === recipient)
    const page = draft.pages.findIndex(one => one.id === id)
    if (!owner || page < 0 || kind === 'checkbox') return []
    const fixed = readOnly ? value : null
    const text = kind === 'name' ? owner.name : kind === 'date' ? dayInIndia(owner.locale, at) : fixed
    return text ? [{ field: `fields.${index}`, mark: { page, box: { x, y, width, height }, kind: 'text', text } }] : []
  })

function markOf(field: DraftField, recipient: RecipientRow, { page, at }: { page: number; at: Date }): Mark | null {
  const { x, y, width, height, kind } = field
  const place = { page, box: { x, y, width, height } }
  if (fieldKindFacts[kind].drawn) {
    const picture = pictureOf(field, picturesOf(recipient))
    return picture === null ? null : { ...place, kind: 'image', content: bytesOf(picture) }
  }
  const value = valueOf(field, recipient, at)
  if (kind === 'checkbox') return value === 'yes' ? { ...place, kind: 'check' } : null
  return value ? { ...place, kind: 'text', text: value } : null
}
