import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Purpose } from '../../../contracts/platform/codes.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { InputTemplate, inputTemplate } from '../../../contracts/resources/inputTemplate.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import { findAndCount } from '../../platform/db/listQueries.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import type { Vault } from '../../platform/vault.ts'

type Query = ListQuery<z.output<typeof inputTemplate.filter>>

const columns = { id: 'id', name: 'name', updatedAt: 'updated_at' } as const

/** Lists the account's templates. Their number is limited, so the count is exact. */
export async function listTemplates(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { actor }: Scope<CustomerActor>,
  query: Query,
): Promise<Page<InputTemplate>> {
  const { filter } = query
  let found = db.selectFrom('input_templates').where('user_id', '=', actor.userId)
  if (filter.id) found = found.where('id', 'in', filter.id)
  if (filter.product) found = found.where('product', '=', filter.product)
  const page = await findAndCount(found.selectAll(), columns, query)
  return { ...page, rows: page.rows.map(row => presentTemplate(vault, row)) }
}

/** The account's own column headers for a product's fields: of the template that was chosen last, then of the newest ones. */
export async function ownHeaders(db: Db, userId: string, product: string) {
  const rows = await db
    .selectFrom('input_templates')
    .select('columns')
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .orderBy('chosen_at', order => order.desc().nullsLast())
    .orderBy('updated_at', 'desc')
    .execute()
  return rows.flatMap(row => row.columns)
}

type TemplateRow = Selectable<Schema['input_templates']>

export const presentTemplate = (vault: Vault, row: TemplateRow): InputTemplate => ({
  id: row.id,
  product: row.product as ProductId,
  name: row.name,
  purpose: row.purpose as Purpose | null,
  reference: row.reference,
  columns: row.columns,
  createdBy: vault.open(row.created_by, { column: 'input_templates.created_by', id: row.id }),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** Reads the account's own template. Throws `not_found`. */
export async function ownTemplate(db: Db, { actor }: Scope<CustomerActor>, id: string): Promise<TemplateRow> {
  const row = await db
    .selectFrom('input_templates')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (!row) throw notFound('template')
  return row
}
