import type { DraftField } from '../../contracts/esign/draft.ts'
import { fieldKindFacts, isTyped } from '../../contracts/esign/fieldKinds.ts'
import { isSignedIn } from '../../contracts/esign/states.ts'
import { normalisedValue, valueProblem } from '../../contracts/esign/valueProblem.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { missingCharacters } from '../engines/esign/missingCharacters.ts'
import type { Context } from '../platform/context.ts'
import { type FieldProblem, Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { withDocuments } from './documentMemory.ts'
import { envelopeFileId, openEnvelopeFile } from './documents.ts'
import { attachmentIn, givenIn, marksOf, pictureOf, readMarks } from './marks.ts'
import { runPdfWork } from './pdfWork.ts'
import type { Envelope, RecipientRow } from './rows.ts'
import type { Pictures } from './trail.ts'

/** A recipient types or chooses it. */
export const isEntered = ({ kind, readOnly }: DraftField): boolean => isTyped(kind) && !readOnly

/** What is entered, ready to be stored. Throws `bad_request` with the fields that need another look. */
export async function requireValues(
  fields: readonly DraftField[],
  { values, pictures, recipient }: { values: Record<string, string>; pictures: Pictures; recipient: RecipientRow },
  locale: Locale,
) {
  const problems: FieldProblem[] = []
  const add = ({ id }: DraftField, message: string) => problems.push({ field: `values.${id}`, message })
  const kept: Record<string, string> = {}
  for (const field of fields) {
    if (isSignedIn(field, recipient)) continue
    if (fieldKindFacts[field.kind].drawn) {
      if (field.required && pictureOf(field, pictures) === null) add(field, translate(locale, 'esign.signHere'))
      continue
    }
    if (fieldKindFacts[field.kind].uploaded) {
      if (field.required && !attachmentIn(field, recipient)) add(field, translate(locale, 'esign.uploadHere'))
      continue
    }
    if (!isEntered(field)) continue
    const value = normalisedValue(field, values[field.id] ?? givenIn(field, recipient) ?? '')
    if (value === '') {
      if (field.required)
        add(field, translate(locale, field.kind === 'checkbox' ? 'esign.checkHere' : 'esign.enterHere'))
      // Kept as well: what was given beforehand and is cleared does not stand in the document.
      else kept[field.id] = ''
      continue
    }
    const problem = valueProblem(field, value)
    const missing = await missingCharacters(value)
    if (problem) add(field, problem[locale])
    else if (missing.length > 0)
      add(field, translate(locale, 'esign.refused.missingCharacters', { characters: missing.join(' ') }))
    else kept[field.id] = value
  }
  if (problems.length > 0) throw new Problem('bad_request', translate(locale, 'esign.valuesWrong'), problems)
  return { values_sealed: JSON.stringify(kept), pictures_sealed: JSON.stringify(pictures) }
}

/** Draws everything once, so that what does not fit in its field is said now, and not when the document is sealed. */
export async function requireDrawable(
  ctx: Context,
  envelope: Envelope,
  next: RecipientRow,
  locale: Locale,
): Promise<void> {
  const { row, draft } = envelope
  const done = { ...next, state: 'done' as const, ended_at: new Date().toISOString() }
  const recipients = envelope.recipients.map(one => (one.id === next.id ? done : one))
  const marks = await readMarks(ctx, row.user_id, marksOf(draft, recipients))
  if (marks.length === 0) return
  await withDocuments(ctx, [envelopeFileId(row, 'original')], async () => {
    const { content } = await openEnvelopeFile(ctx, row, 'original')
    await runPdfWork(
      ctx,
      { userId: row.user_id, mode: row.mode, locale },
      { work: 'stamp', pdf: content, marks: marks.map(({ mark }) => mark) },
      index => `values.${marks[index ?? 0]?.field ?? ''}`,
    )
  })
}
