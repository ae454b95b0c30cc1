import { Readable } from 'node:stream'
import { type BulkColumn, bulkColumnsOf } from '../../../contracts/esign/bulkColumns.ts'
import type { EnvelopeDraft } from '../../../contracts/esign/draft.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { streamCsv } from '../../engines/csv.ts'
import { streamWorkbook } from '../../engines/workbook.ts'
import type { Context } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { envelopePrice } from '../price.ts'
import type { Sender } from '../rows.ts'
import { ownTemplate } from '../templates.ts'
import { modeOf } from './create.ts'

/** What a file of a template has, and what one envelope costs. */
export async function readColumns(ctx: Pick<Context, 'db' | 'vault' | 'prices'>, scope: Sender, id: string) {
  const { draft, row } = await ownTemplate(ctx, scope, id)
  return {
    title: row.title,
    columns: bulkColumnsOf(draft).map(({ header }) => header[scope.locale]),
    unitPaise: await envelopePrice(ctx, { row: { user_id: row.user_id, mode: modeOf(scope) }, draft }),
  }
}

export async function sampleCsv(ctx: Pick<Context, 'db' | 'vault'>, scope: Sender, id: string): Promise<Readable> {
  const { columns, rows } = await sampleOf(ctx, scope, id)
  return streamCsv(columns, rows)
}

export async function sampleWorkbook(ctx: Pick<Context, 'db' | 'vault'>, scope: Sender, id: string): Promise<Readable> {
  const { columns, rows } = await sampleOf(ctx, scope, id)
  return streamWorkbook(translate(scope.locale, 'templates.sheet'), columns, rows)
}

/** The columns of a template in the reader's language, with a row to be replaced. */
async function sampleOf(ctx: Pick<Context, 'db' | 'vault'>, scope: Sender, id: string) {
  const { draft } = await ownTemplate(ctx, scope, id)
  const columns = bulkColumnsOf(draft)
  const example = Object.fromEntries(
    columns.map((column, index) => [String(index), exampleOf(draft, column, scope.locale)]),
  )
  return {
    columns: columns.map(({ header }, index) => ({
      key: String(index),
      header: header[scope.locale],
      kind: 'text' as const,
    })),
    rows: Readable.from([example]) as AsyncIterable<object>,
  }
}

function exampleOf(draft: EnvelopeDraft, column: BulkColumn, locale: Locale): string {
  if (column.of === 'title') return draft.title
  if (column.of === 'recipient') {
    const one = draft.recipients[column.place]
    if (one?.name) return one[column.part] ?? ''
    const example = { name: locale === 'hi' ? 'आशा राव' : 'Asha Rao', email: 'asha.rao@example.com', phone: '' }
    return example[column.part]
  }
  const field = draft.fields[column.places[0] ?? -1]
  if (!field) return ''
  if (field.kind === 'checkbox') return locale === 'hi' ? 'हाँ' : 'yes'
  if (field.kind === 'choice') return field.value ?? field.options[0] ?? ''
  return field.value ?? (field.kind === 'number' ? '1' : '')
}
