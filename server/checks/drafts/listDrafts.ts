import type { z } from 'zod'
import type { Draft, draft } from '../../../contracts/resources/draft.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { findAndCount } from '../../platform/db/findAndCount.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { presentDraft } from './presentDraft.ts'

type Query = ListQuery<z.output<typeof draft.filter>>

const columns = { id: 'id', updatedAt: 'updated_at' } as const

/** Lists the account's drafts. Their number is limited, so the count is exact. */
export async function listDrafts(
  { db }: Pick<Context, 'db'>,
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
  return { ...page, rows: page.rows.map(presentDraft) }
}
