import { z } from 'zod'
import type { BulkSendRow } from '../../../contracts/esign/bulk.ts'
import { type BulkColumn, columnKey } from '../../../contracts/esign/bulkColumns.ts'
import { draftField, draftRecipient, type EnvelopeDraft, envelopeDraft } from '../../../contracts/esign/draft.ts'
import { draftProblems } from '../../../contracts/esign/draftProblems.ts'
import type { Locale, Text } from '../../../contracts/platform/text.ts'
import type { TextInBox, TextProblem } from '../../engines/esign/checkTexts.ts'
import type { Context } from '../../platform/context.ts'
import { readTypedPhone } from '../../platform/identity/typedPhone.ts'
import { translate } from '../../platform/translate.ts'
import { givenIn } from '../marks.ts'
import { runPdfWork } from '../pdfWork.ts'
import { filledDraft } from './filledDraft.ts'

export interface RowProblem {
  /** The name of the column for programs; null for the row as a whole. */
  key: string | null
  /** Its header. */
  column: Text | null
  message: Text
}

export interface NumberedRow {
  number: number
  row: BulkSendRow
}

export interface Checking {
  userId: string
  mode: 'live' | 'test'
  locale: Locale
  draft: EnvelopeDraft
  columns: readonly BulkColumn[]
}

/** Rows that are checked before others get their turn. */
const AT_ONCE = 50

/** What is wrong with each row: its people, its values, characters that cannot be drawn, texts that do not fit, and rows that are there twice. */
export async function checkRows(
  ctx: Pick<Context, 'heavy'>,
  checking: Checking,
  rows: readonly NumberedRow[],
): Promise<RowProblem[][]> {
  const results: RowProblem[][] = []
  const texts: DrawnText[] = []
  const first = new Map<string, number>()
  for (const [place, { number, row }] of rows.entries()) {
    if (place % AT_ONCE === AT_ONCE - 1) await new Promise(resolve => setImmediate(resolve))
    const filled = filledDraft(checking, row)
    const problems = [...unknownParts(checking, row), ...problemsOfRow(checking, filled)]
    const content = JSON.stringify(row)
    const same = first.get(content)
    if (same === undefined) first.set(content, number)
    else problems.push({ key: null, column: null, message: inBoth('sameRow', { row: same }) })
    results.push(problems)
    texts.push(...drawnTexts(checking, filled, place))
  }
  const { problems } = await runPdfWork<{ problems: (TextProblem | null)[] }>(
    ctx,
    checking,
    { work: 'checkTexts', texts: texts.map(({ text, box }) => ({ text, box })) },
    () => 'file',
  )
  texts.forEach(({ place, column }, index) => {
    const problem = problems[index]
    if (problem) results[place]?.push(problemAt(column, textProblem(problem)))
  })
  return results
}

type ServerText = 'rowFailed' | 'sameRow' | 'noField' | 'recipients' | 'notAllowed'

export const inBoth = (key: ServerText, params: Record<string, string | number> = {}): Text => ({
  en: translate('en', `esign.bulk.${key}`, params),
  hi: translate('hi', `esign.bulk.${key}`, params),
})

const both = (key: 'esign.email' | 'esign.phone'): Text => ({ en: translate('en', key), hi: translate('hi', key) })

const textProblem = (problem: TextProblem): Text => {
  const characters = problem.code === 'missingCharacters' ? problem.characters.join(' ') : ''
  const inLocale = (locale: Locale) => translate(locale, `esign.refused.${problem.code}`, { characters })
  return { en: inLocale('en'), hi: inLocale('hi') }
}

const problemAt = (column: BulkColumn | undefined, message: Text): RowProblem => ({
  key: column ? columnKey(column) : null,
  column: column?.header ?? null,
  message,
})

/** What a program has sent that the template has no place for. */
function unknownParts({ draft, columns }: Checking, { recipients, values }: BulkSendRow): RowProblem[] {
  const known = new Set(columns.map(({ header }) => header.en))
  const tooMany = recipients.length > draft.recipients.length
  return [
    ...(tooMany
      ? [{ key: 'recipients', column: null, message: inBoth('recipients', { count: draft.recipients.length }) }]
      : []),
    ...Object.keys(values)
      .filter(name => !known.has(name))
      .map(name => ({ key: `values.${name}`, column: { en: name, hi: name }, message: inBoth('noField') })),
  ]
}

const address = z.string().regex(z.regexes.email)

function problemsOfRow({ columns }: Checking, filled: EnvelopeDraft): RowProblem[] {
  const problems: RowProblem[] = []
  const at = (path: string) => columns.find(column => pathsOf(column).includes(path))
  const add = (path: string, message: Text) => problems.push(problemAt(at(path), message))
  filled.recipients.forEach((one, place) => {
    const path = `recipients.${place}`
    for (const part of ['name', 'email', 'phone'] as const)
      if (!draftRecipient.shape[part].safeParse(one[part]).success) add(`${path}.${part}`, inBoth('notAllowed'))
    if (one.email && !address.safeParse(one.email).success) add(`${path}.email`, both('esign.email'))
    if (one.phone && !readTypedPhone(one.phone)) add(`${path}.phone`, both('esign.phone'))
  })
  if (!envelopeDraft.shape.title.safeParse(filled.title).success) add('title', inBoth('notAllowed'))
  for (const column of columns) {
    if (column.of !== 'fields') continue
    const value = filled.fields[column.places[0] ?? -1]?.value ?? null
    if (!draftField.shape.value.safeParse(value).success) problems.push(problemAt(column, inBoth('notAllowed')))
  }
  for (const { field, message } of draftProblems(filled, new Map())) add(field, message)
  // A value of several fields is wrong once.
  return problems.filter(
    (one, index) => problems.findIndex(other => other.key === one.key && other.message.en === one.message.en) === index,
  )
}

/** Where the parts of a column stand in the draft. */
function pathsOf(column: BulkColumn): string[] {
  if (column.of === 'title') return ['title']
  if (column.of === 'recipient') return [`recipients.${column.place}.${column.part}`]
  return column.places.map(place => `fields.${place}.value`)
}

interface DrawnText extends TextInBox {
  /** Of the row among the others. */
  place: number
  column: BulkColumn | undefined
}

/** What a row brings into the document. */
function drawnTexts({ columns }: Checking, { title, recipients, fields }: EnvelopeDraft, place: number): DrawnText[] {
  const texts: DrawnText[] = []
  const add = (column: BulkColumn | undefined, text: string | null | undefined, box: TextInBox['box'] = null) => {
    if (text) texts.push({ place, column, text, box })
  }
  add(
    columns.find(({ of }) => of === 'title'),
    title,
  )
  recipients.forEach(({ id, name }, number) => {
    const column = columns.find(one => one.of === 'recipient' && one.place === number && one.part === 'name')
    const boxes = fields.filter(({ kind, recipient }) => kind === 'name' && recipient === id)
    if (boxes.length === 0) add(column, name)
    for (const { width, height } of boxes) add(column, name, { width, height })
  })
  for (const column of columns) {
    if (column.of !== 'fields') continue
    for (const field of column.places.flatMap(index => fields[index] ?? [])) {
      const owner = recipients.find(({ id }) => id === field.recipient)
      if (field.kind !== 'checkbox' && owner)
        add(column, givenIn(field, owner), { width: field.width, height: field.height })
    }
  }
  return texts
}
