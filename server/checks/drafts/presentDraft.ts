import type { Selectable } from 'kysely'
import type { Purpose } from '../../../contracts/codes.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { Draft, DraftDetail } from '../../../contracts/resources/draft.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'

export type DraftRow = Selectable<Schema['drafts']>

export const presentDraft = (row: DraftRow): Draft => ({
  id: row.id,
  product: row.product as ProductId,
  subject: row.subject_masked,
  purpose: row.purpose as Purpose | null,
  reference: row.reference,
  savedBy: row.saved_by,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  expiresAt: row.expires_at,
})

export const presentDraftDetail = ({ vault }: Pick<Context, 'vault'>, row: DraftRow): DraftDetail => ({
  ...presentDraft(row),
  input: JSON.parse(vault.open(row.input_sealed)) as DraftDetail['input'],
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
