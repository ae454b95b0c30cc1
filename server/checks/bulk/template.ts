import { Readable } from 'node:stream'
import { streamCsv } from '../../engines/csv.ts'
import { streamWorkbook } from '../../engines/workbook.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { ownTemplate } from '../inputTemplates/listTemplates.ts'
import { bulkProduct } from './upload.ts'

/** The column headers: the product's own, or those of a saved template. */
interface TemplateChoice {
  product: string
  template?: string | undefined
}

/** A sample file with the product's columns and an example row. Throws `not_found`. */
export async function sampleCsv(
  ctx: Pick<Context, 'db'>,
  scope: Scope<CustomerActor>,
  choice: TemplateChoice,
): Promise<Readable> {
  const { columns, rows } = await sample(ctx, scope, choice)
  return streamCsv(columns, rows)
}

export async function sampleWorkbook(
  ctx: Pick<Context, 'db'>,
  scope: Scope<CustomerActor>,
  choice: TemplateChoice,
): Promise<Readable> {
  const { columns, rows } = await sample(ctx, scope, choice)
  return streamWorkbook(translate(scope.locale, 'templates.sheet'), columns, rows)
}

async function sample({ db }: Pick<Context, 'db'>, scope: Scope<CustomerActor>, { product, template }: TemplateChoice) {
  const { id, inputFields, example } = bulkProduct(product)
  const saved = template ? await ownTemplate(db, scope, template) : undefined
  if (saved && saved.product !== id) throw notFound('template')
  const headerOf = (source: string) => saved?.columns.find(column => column.source === source)?.header
  return {
    columns: inputFields.map(({ source, label }) => ({
      key: source,
      header: headerOf(source) ?? label.en,
      kind: 'text' as const,
    })),
    rows: Readable.from([example]) as AsyncIterable<object>,
  }
}
