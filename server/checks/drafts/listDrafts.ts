import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Purpose } from '../../../contracts/platform/codes.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { Draft, DraftDetail, draft } from '../../../contracts/resources/draft.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import { findAndCount } from '../../platform/db/listQueries.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import type { Vault } from '../../platform/vault.ts'

type Query = ListQuery<z.output<typeof draft.filter>>

const columns = { id: 'id', updatedAt: 'updated_at' } as const

/** Lists the account's drafts. Their number is limited, so the count is exact. */
export async function listDrafts(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { actor }: Scope<CustomerActor>,
  query: Query,
): Promise<Page<Draft>> {
  const { filter } = query
  let found = db
    .selectFrom('drafts')
    .where('user_id', '=', actor.userId)
    .where('expires_at', '>', new Date().toISOString())
  if (filter.id) found = found.where('id', 'in', filter.id)
  if (filter.product) found = found.where('product', '=', filter.product)
  const page = await findAndCount(found.selectAll(), columns, query)
  return { ...page, rows: page.rows.map(row => presentDraft(vault, row)) }
}

type DraftRow = Selectable<Schema['drafts']>

const presentDraft = (vault: Vault, row: DraftRow): Draft => ({
  id: row.id,
  product: row.product as ProductId,
  subject: row.subject_masked,
  purpose: row.purpose as Purpose | null,
  reference: row.reference,
  savedBy: vault.open(row.saved_by, { column: 'drafts.saved_by', id: row.id }),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  expiresAt: row.expires_at,
})

export const presentDraftDetail = ({ vault }: Pick<Context, 'vault'>, row: DraftRow): DraftDetail => ({
  ...presentDraft(vault, row),
  input: JSON.parse(
    vault.open(row.input_sealed, { column: 'drafts.input_sealed', id: row.id }),
  ) as DraftDetail['input'],
})

/** Reads the account's own draft until it expires. Throws `not_found`. */
export async function ownDraft(db: Db, { actor }: Scope<CustomerActor>, id: string): Promise<DraftRow> {
  const row = await db
    .selectFrom('drafts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst()
  if (!row) throw notFound('draft')
  return row
}
