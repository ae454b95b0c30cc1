import type { Selectable } from 'kysely'
import type { Purpose } from '../../../contracts/codes.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { InputTemplate } from '../../../contracts/resources/inputTemplate.ts'
import type { Db, Scope } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'

export type TemplateRow = Selectable<Schema['input_templates']>

export const presentTemplate = (row: TemplateRow): InputTemplate => ({
  id: row.id,
  product: row.product as ProductId,
  name: row.name,
  purpose: row.purpose as Purpose | null,
  reference: row.reference,
  columns: row.columns,
  createdBy: row.created_by,
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
