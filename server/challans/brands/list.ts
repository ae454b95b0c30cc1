import type { z } from 'zod'
import type { ChallanBrandRow, challanBrands } from '../../../contracts/resources/challanBrand.ts'
import type { Context } from '../../platform/context.ts'
import { likePattern } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { notFound } from '../../platform/problem.ts'
import { customerName, openName } from '../../platform/sealing/names.ts'
import { type BrandRow, logoUrl } from './find.ts'

type Parts = Pick<Context, 'db' | 'vault'>
type Query = ListQuery<z.output<typeof challanBrands.filter>>

/** Lists brands by id, which is the order of creation. */
export async function listBrands(
  { db, vault }: Parts,
  { filter, sort, offset, limit }: Query,
): Promise<Page<ChallanBrandRow>> {
  const { q, id, ownerId } = filter
  let found = db.selectFrom('challan_brands')
  if (id) found = found.where('challan_brands.id', 'in', id)
  if (ownerId) found = found.where('owner_id', '=', ownerId)
  if (q)
    found = found.where(row => row.or([row('name', 'ilike', likePattern(q)), row('title', 'ilike', likePattern(q))]))
  const { total } = await found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .leftJoin('users', 'users.id', 'owner_id')
    .selectAll('challan_brands')
    .select(customerName.as('owner'))
    .select(row =>
      row
        .selectFrom('challan_orders')
        .whereRef('challan_orders.brand_id', '=', 'challan_brands.id')
        .select(eb => eb.fn.countAll<number>().as('count'))
        .as('orders'),
    )
    .orderBy('challan_brands.id', sort.order === 'ASC' ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return {
    rows: rows.map(row => presentForStaff(row, { orders: row.orders ?? 0, owner: openName(vault, row.owner) })),
    total,
    capped: false,
  }
}

/** Throws `not_found`. */
export async function showBrand(ctx: Parts, id: string): Promise<ChallanBrandRow> {
  const sort = { field: 'id', order: 'ASC' } as const
  const { rows } = await listBrands(ctx, { filter: { id: [id] }, sort, offset: 0, limit: 1 })
  if (!rows[0]) throw notFound('brand')
  return rows[0]
}

/** A brand as staff edit it. */
const presentForStaff = (
  row: BrandRow,
  { orders, owner }: Pick<ChallanBrandRow, 'orders' | 'owner'>,
): ChallanBrandRow => ({
  id: row.id,
  name: row.name,
  title: row.title,
  token: row.token,
  supportEmail: row.support_email,
  supportPhone: row.support_phone,
  smsSender: row.sms_sender,
  smsTemplateId: row.sms_template_id,
  primary: row.primary_colour,
  primaryDark: row.primary_dark_colour,
  ink: row.ink_colour,
  content: row.content,
  onlineDays: row.online_days,
  virtualCourtDays: row.virtual_court_days,
  physicalCourtDays: row.physical_court_days,
  lateRefund: row.late_refund,
  isActive: row.is_active,
  logo: logoUrl(row),
  orders,
  ownerId: row.owner_id,
  owner,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
