import type { DraftField } from '../../contracts/esign/draft.ts'
import { valueProblem } from '../../contracts/esign/draftProblems.ts'
import { fieldKindFacts } from '../../contracts/esign/fieldKinds.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { missingCharacters } from '../engines/esign/missingCharacters.ts'
import type { Context } from '../platform/context.ts'
import { type FieldProblem, Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { openEnvelopeFile } from './documents.ts'
import { marksOf, pictureOf } from './marks.ts'
import { runPdfWork } from './pdfWork.ts'
import type { Envelope, RecipientRow } from './rows.ts'
import type { Pictures } from './trail.ts'

/** A recipient enters it; the platform fills in the others. */
export const isEntered = ({ kind, readOnly }: DraftField): boolean =>
  !fieldKindFacts[kind].automatic && !readOnly && !fieldKindFacts[kind].drawn

/** What is entered, ready to be stored. Throws `bad_request` with the fields that need another look. */
export async function requireValues(
  fields: readonly DraftField[],
  { values, pictures }: { values: Record<string, string>; pictures: Pictures },
  locale: Locale,
) {
  const problems: FieldProblem[] = []
  const add = ({ id }: DraftField, message: string) => problems.push({ field: `values.${id}`, message })
  const kept: Record<string, string> = {}
  for (const field of fields) {
    if (fieldKindFacts[field.kind].drawn) {
      if (field.required && pictureOf(field, pictures) === null) add(field, translate(locale, 'esign.signHere'))
      continue
    }
    if (!isEntered(field)) continue
    const value = (values[field.id] ?? field.value ?? '').trim()
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
  const marks = marksOf(draft, recipients)
  if (marks.length === 0) return
  const { content } = await openEnvelopeFile(ctx, row, 'original')
  await runPdfWork(
    ctx,
    { userId: row.user_id, mode: row.mode, locale },
    { work: 'stamp', pdf: content, marks: marks.map(({ mark }) => mark) },
    index => `values.${marks[index ?? 0]?.field ?? ''}`,
  )
}
