import type { DraftField, EnvelopeDraft } from '../../contracts/esign/draft.ts'
import { fieldKindFacts } from '../../contracts/esign/fieldKinds.ts'
import { isSignedIn } from '../../contracts/esign/states.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import type { Box, FilledPlace } from '../engines/esign/types.ts'
import { openFile } from '../files/openFile.ts'
import { dayInIndia } from '../invitations/messages.ts'
import type { Context } from '../platform/context.ts'
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

/** What stands in a field before anybody has acted. */
export const givenIn = (
  { value, from }: DraftField,
  owner: { name: string; email: string | null; phone: string | null },
) => value ?? (from ? owner[from] : null)

/** What a recipient has uploaded in a field. */
export const attachmentIn = ({ id }: DraftField, { attachments }: Pick<RecipientRow, 'attachments'>) =>
  attachments.find(({ field }) => field === id)

/** What stands in a field: what was entered, what was given beforehand, or what the platform fills in. Null if nothing does. */
export function valueOf(field: DraftField, recipient: RecipientRow, at: Date): string | null {
  if (field.kind === 'name') return recipient.name
  if (field.kind === 'date') return dayInIndia(recipient.locale as Locale, at)
  if (fieldKindFacts[field.kind].uploaded) return attachmentIn(field, recipient)?.name ?? null
  if (field.readOnly) return givenIn(field, recipient)
  return valuesOf(recipient)[field.id] ?? givenIn(field, recipient)
}

export const pictureOf = ({ kind }: DraftField, { signature, initials }: Pictures): string | null =>
  (kind === 'signature' ? signature?.image : kind === 'initials' ? initials?.image : null) ?? null

const PREFIX = 'data:image/png;base64,'

export const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(PREFIX.length), 'base64')

export interface FieldMark<M = FilledPlace> {
  /** The id of the field. */
  field: string
  mark: M
}

/** A picture whose content is a file of the account. */
export interface StoredMark {
  page: number
  box: Box
  kind: 'stored'
  file: string
  sha256: string
}

/** Reads the pictures of stored marks, so that all of them can be drawn. */
export async function readMarks(
  ctx: Pick<Context, 'db' | 'vault' | 'objects'>,
  userId: string,
  marks: readonly FieldMark<FilledPlace | StoredMark>[],
): Promise<FieldMark[]> {
  const read = async (mark: FilledPlace | StoredMark): Promise<FilledPlace> => {
    if (mark.kind !== 'stored') return mark
    const { page, box, file } = mark
    return { page, box, kind: 'image', content: (await openFile(ctx, userId, file)).content }
  }
  return Promise.all(marks.map(async ({ field, mark }) => ({ field, mark: await read(mark) })))
}

/** What those who have acted have left in the document, as marks on its pages. */
export function marksOf(
  draft: EnvelopeDraft,
  recipients: readonly RecipientRow[],
): FieldMark<FilledPlace | StoredMark>[] {
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
  draft.fields.flatMap((field, index) => {
    const { kind, readOnly, recipient, page: id, x, y, width, height } = field
    const owner = draft.recipients.find(one => one.id === recipient)
    const page = draft.pages.findIndex(one => one.id === id)
    if (!owner || page < 0 || kind === 'checkbox') return []
    const fixed = readOnly ? givenIn(field, owner) : null
    const text = kind === 'name' ? owner.name : kind === 'date' ? dayInIndia(owner.locale, at) : fixed
    return text ? [{ field: `fields.${index}`, mark: { page, box: { x, y, width, height }, kind: 'text', text } }] : []
  })

function markOf(
  field: DraftField,
  recipient: RecipientRow,
  { page, at }: { page: number; at: Date },
): FilledPlace | StoredMark | null {
  const { x, y, width, height, kind } = field
  const place = { page, box: { x, y, width, height } }
  // The signature itself draws it.
  if (isSignedIn(field, recipient)) return null
  if (fieldKindFacts[kind].drawn) {
    const picture = pictureOf(field, picturesOf(recipient))
    return picture === null ? null : { ...place, kind: 'image', content: bytesOf(picture) }
  }
  if (kind === 'picture' || kind === 'stamp') {
    const attached = attachmentIn(field, recipient)
    return attached ? { ...place, kind: 'stored', file: attached.file_id, sha256: attached.sha256 } : null
  }
  const value = valueOf(field, recipient, at)
  if (kind === 'checkbox') return value === 'yes' ? { ...place, kind: 'check' } : null
  return value ? { ...place, kind: 'text', text: value } : null
}
