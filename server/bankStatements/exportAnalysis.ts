import { Readable } from 'node:stream'
import { isFromPicture, type StatementRow } from '../../contracts/bankStatements/statements.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { statementValues } from '../../contracts/words/statementValues.ts'
import { type SheetColumn, streamWorkbook } from '../engines/workbook.ts'
import { translate } from '../platform/translate.ts'
import type { OpenAnalysis } from './storeAnalysis.ts'

const kinds = {
  date: 'date',
  valueDate: 'date',
  description: 'text',
  ref: 'text',
  debitPaise: 'money',
  creditPaise: 'money',
  balancePaise: 'money',
  category: 'text',
  rule: 'text',
  counterparty: 'text',
  mode: 'text',
  account: 'text',
  file: 'text',
  page: 'number',
  row: 'number',
  problem: 'text',
} as const satisfies Record<string, SheetColumn['kind']>

/** The rows as a workbook in the reader's language. Texts are cells of text, so that no spreadsheet runs a formula. */
export function workbookOf(analysis: OpenAnalysis, locale: Locale): Readable {
  const columns = Object.entries(kinds).map(([key, kind]) => ({
    key,
    kind,
    header: translate(locale, `bankStatements.columns.${key as keyof typeof kinds}`),
  }))
  return streamWorkbook(translate(locale, 'bankStatements.sheet'), columns, wordedRows(analysis, locale))
}

async function* wordedRows({ head, rows }: OpenAnalysis, locale: Locale): AsyncGenerator<object> {
  for await (const row of rows()) {
    const account = head.accounts[row.account]
    yield {
      ...row,
      category: translate(locale, `statements.category.${row.category}`),
      mode: translate(locale, `statements.mode.${row.mode}`),
      account: account?.numberMasked ?? account?.bank ?? String(row.account + 1),
      file: head.files[row.file]?.name ?? null,
      problem: row.problem && problemWords(row, row.problem, head, locale),
    }
  }
}

function problemWords(
  row: StatementRow,
  { code, params }: NonNullable<StatementRow['problem']>,
  { files }: OpenAnalysis['head'],
  locale: Locale,
): string {
  const why = translate(
    locale,
    `statements.row.${code}`,
    statementValues(params, day => day),
  )
  return isFromPicture(files, row) ? `${why} ${translate(locale, 'statements.fromPicture', { page: row.page })}` : why
}

/** The whole analysis as JSON, row by row. */
export const jsonOf = (analysis: OpenAnalysis): Readable => Readable.from(jsonParts(analysis))

async function* jsonParts({ head, rows }: OpenAnalysis): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"rows":[`
  let separator = ''
  for await (const { at: _, ...row } of rows()) {
    yield separator + JSON.stringify(row)
    separator = ','
  }
  yield ']}'
}
