import { sql } from 'kysely'
import type { z } from 'zod'
import { checkIdentifier } from '../../contracts/identifiers/index.ts'
import { subjectKinds } from '../../contracts/inquiries/sections.ts'
import type { ShownInquiry } from '../../contracts/inquiries/shown.ts'
import type { inquiryResource } from '../../contracts/resources/inquiry.ts'
import type { Context, Scope } from '../platform/context.ts'
import { findAndCount, likePattern } from '../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../platform/http/serveResource.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { presentRow } from './presentRow.ts'
import { openInquiry, subjectIndex } from './row.ts'

type Filter = z.output<typeof inquiryResource.filter>

const sorts = {
  id: 'id',
  createdAt: 'created_at',
  contradictions: 'contradictions',
  missing: 'missing',
  eraseAt: 'erase_at',
}

/** The account's inquiries. A complete number that one began with is found by its keyed index. */
export async function listInquiries(
  ctx: Pick<Context, 'db' | 'vault'>,
  { actor }: Scope<CustomerActor>,
  { filter, ...query }: ListQuery<Filter>,
): Promise<Page<ShownInquiry>> {
  let found = ctx.db.selectFrom('inquiries').selectAll().where('user_id', '=', actor.userId)
  if (filter.id) found = found.where('id', 'in', filter.id)
  if (filter.status) found = found.where('status', 'in', filter.status)
  if (filter.mode) found = found.where('mode', '=', filter.mode)
  const { q } = filter
  if (q) {
    const indexes = subjectKinds.flatMap(kind => {
      const checked = checkIdentifier(kind, q)
      return checked.ok ? [subjectIndex(ctx.vault, checked.value)] : []
    })
    found = found.where(eb =>
      eb.or([
        eb('id', '=', q),
        eb('reference', 'ilike', likePattern(q)),
        ...indexes.map(index => sql<boolean>`subject_indexes @> ${[index]}::text[]`),
      ]),
    )
  }
  const { rows, ...counted } = await findAndCount(found, sorts, query)
  return { ...counted, rows: rows.map(row => presentRow(openInquiry(ctx.vault, row))) }
}
