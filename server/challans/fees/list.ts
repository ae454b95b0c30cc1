import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { limits } from '../../../contracts/limits.ts'
import type { ChallanFee, challanFee } from '../../../contracts/resources/challanBrand.ts'
import type { Db } from '../../platform/context.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'

type Filter = z.output<typeof challanFee.filter>
type Query = ListQuery<Filter>

/** Lists every version by id, which is the order of creation; `current` marks those in effect now. */
export async function listFees(db: Db, query: Query): Promise<Page<ChallanFee>> {
  const { total } = await matching(db, query.filter)
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await pageOf(db, query)
  return { rows, total: Math.min(total, limits.countCap), capped: total > limits.countCap }
}

/** Per brand, state and route: the newest version in effect. */
const currentIds = (db: Db) =>
  db
    .selectFrom('challan_fees')
    .distinctOn(['brand_id', 'state', 'route'])
    .select('id')
    .where('valid_from', '<=', new Date().toISOString())
    .orderBy('brand_id')
    .orderBy('state')
    .orderBy('route')
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')

function matching(db: Db, { brandId, state, current }: Omit<Filter, 'after'>) {
  let found = db.selectFrom('challan_fees')
  if (brandId) found = found.where('challan_fees.brand_id', '=', brandId)
  if (state) found = found.where('challan_fees.state', '=', state)
  if (current) found = found.where('challan_fees.id', 'in', currentIds(db))
  return found
}

async function pageOf(db: Db, { filter, sort, offset, limit }: Query): Promise<ChallanFee[]> {
  const ascending = sort.order === 'ASC'
  const { after } = filter
  let found = matching(db, filter)
  if (after)
    found = found.where(ascending ? sql<SqlBool>`challan_fees.id > ${after}` : sql<SqlBool>`challan_fees.id < ${after}`)
  const rows = await found
    .leftJoin('challan_brands as brand', 'brand.id', 'challan_fees.brand_id')
    .leftJoin('admins', 'admins.id', 'challan_fees.created_by')
    .selectAll('challan_fees')
    .select(['brand.title as brand', 'admins.name as creator'])
    .select(row => row('challan_fees.id', 'in', currentIds(db)).as('current'))
    .orderBy('challan_fees.id', ascending ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(row => ({
    id: row.id,
    brandId: row.brand_id,
    brand: row.brand,
    state: row.state,
    route: row.route,
    feePaise: row.fee_paise,
    discountPercent: row.discount_percent,
    validFrom: row.valid_from,
    createdBy: row.creator ?? row.created_by,
    createdAt: row.created_at,
    current: Boolean(row.current),
  }))
}

export async function feeById(db: Db, id: string): Promise<ChallanFee | undefined> {
  const before = `${id}~`
  const sort = { field: 'id', order: 'DESC' } as const
  const [row] = await pageOf(db, { filter: { after: before }, sort, offset: 0, limit: 1 })
  return row?.id === id ? row : undefined
}
