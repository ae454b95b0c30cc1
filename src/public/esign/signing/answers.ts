import type { EsignAttachment, EsignOwnField, signatureSources } from '../../../../contracts/calls/esignLinks.ts'
import { fieldKindFacts, isTyped } from '../../../../contracts/esign/fieldKinds.ts'
import { valueProblem } from '../../../../contracts/esign/valueProblem.ts'
import type { Text } from '../../../../contracts/platform/text.ts'

/** A signature or initials: a PNG as a data URL, and how it was made. */
export interface Picture {
  image: string
  source: (typeof signatureSources)[number]
}

export type PictureKind = 'signature' | 'initials'

/** What the recipient has entered so far. */
export interface Answers {
  /** By the ids of the fields; `yes` checks a checkbox. */
  values: Readonly<Record<string, string>>
  /** The fields in which the recipient has put their signature or initials. */
  placed: ReadonlySet<string>
  pictures: Readonly<Record<PictureKind, Picture | null>>
  /** What was uploaded, by the ids of the fields. */
  attachments: Readonly<Record<string, EsignAttachment>>
}

export const pictureKindOf = ({ kind }: Pick<EsignOwnField, 'kind'>): PictureKind | null =>
  kind === 'signature' || kind === 'initials' ? kind : null

export const isUpload = ({ kind }: Pick<EsignOwnField, 'kind'>): boolean => fieldKindFacts[kind].uploaded === true

/** Whether a field is asked for in a dialog, also by the form. */
export const isInDialog = (field: Pick<EsignOwnField, 'kind'>): boolean =>
  pictureKindOf(field) !== null || isUpload(field)

/** Whether the recipient has something to do with a field. */
export const isFillable = ({ kind, readOnly }: EsignOwnField): boolean => !readOnly && !fieldKindFacts[kind].automatic

export const firstAnswers = (fields: readonly EsignOwnField[]): Answers => ({
  values: Object.fromEntries(
    fields.filter(field => isFillable(field) && isTyped(field.kind)).map(({ id, value }) => [id, value ?? '']),
  ),
  attachments: Object.fromEntries(fields.flatMap(({ id, attachment }) => (attachment ? [[id, attachment]] : []))),
  placed: new Set(),
  pictures: { signature: null, initials: null },
})

/** Whether something is entered in a field. */
export function isFilled(field: EsignOwnField, { values, placed, pictures, attachments }: Answers): boolean {
  if (isUpload(field)) return field.id in attachments
  const kind = pictureKindOf(field)
  if (kind) return placed.has(field.id) && pictures[kind] !== null
  return (values[field.id] ?? '').trim() !== ''
}

/** What is wrong with what is entered; null if nothing is, or nothing is entered. */
export function problemOf(field: EsignOwnField, answers: Answers): Text | null {
  const value = (answers.values[field.id] ?? '').trim()
  return value === '' || !isTyped(field.kind) ? null : valueProblem(field, value)
}

/** Whether a field keeps the recipient from finishing. */
export const isOpen = (field: EsignOwnField, answers: Answers): boolean =>
  isFillable(field) && (isFilled(field, answers) ? problemOf(field, answers) !== null : field.required)

/** The fields that keep the recipient from finishing, in reading order, those after `current` first. */
export function openFields(
  fields: readonly EsignOwnField[],
  answers: Answers,
  current: string | null = null,
): EsignOwnField[] {
  const from = fields.findIndex(({ id }) => id === current) + 1
  return [...fields.slice(from), ...fields.slice(0, from)].filter(field => isOpen(field, answers))
}

/** The values that can be kept: what is wrong with a value is said before it is sent. */
export function keptValues(fields: readonly EsignOwnField[], answers: Answers): Record<string, string> {
  const entered = fields.filter(field => field.id in answers.values && problemOf(field, answers) === null)
  return Object.fromEntries(entered.map(({ id }) => [id, (answers.values[id] ?? '').trim()]))
}
