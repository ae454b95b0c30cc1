import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { plateStates } from '../../../contracts/identifiers/index.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import type { ChallanFee, challanFee } from '../../../contracts/resources/challanBrand.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

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

async function feeById(db: Db, id: string): Promise<ChallanFee | undefined> {
  const before = `${id}~`
  const sort = { field: 'id', order: 'DESC' } as const
  const [row] = await pageOf(db, { filter: { after: before }, sort, offset: 0, limit: 1 })
  return row?.id === id ? row : undefined
}

type FeeInput = z.output<NonNullable<typeof challanFee.create>>

/** Tolerates clock differences up to this. */
const GRACE_MS = 60_000

/** Adds a fee version; past charges are not affected. Throws `bad_request` naming the field. */
export async function addFee(
  { db }: Pick<Context, 'db'>,
  scope: Scope<AdminActor>,
  input: FeeInput,
): Promise<ChallanFee> {
  const { brandId, state, route, feePaise, discountPercent } = input
  const now = new Date()
  const validFrom = input.validFrom ? new Date(input.validFrom) : now
  if (validFrom.getTime() < now.getTime() - GRACE_MS)
    throw invalid('validFrom', translate(scope.locale, 'challans.feePast'))
  if (state !== null && !plateStates.has(state))
    throw invalid('state', translate(scope.locale, 'challans.stateMissing'))
  if (brandId !== null && !(await isBrand(db, brandId)))
    throw invalid('brandId', translate(scope.locale, 'challans.brandMissing'))
  const id = newId('cfe')
  await db.transaction().execute(async trx => {
    const values = { brand_id: brandId, state, route, fee_paise: feePaise, discount_percent: discountPercent }
    await trx
      .insertInto('challan_fees')
      .values({ id, ...values, valid_from: validFrom, created_by: scope.actor.adminId })
      .execute()
    const data = { brandId, state, route, feePaise, discountPercent, validFrom }
    await audit(trx, scope, { action: 'challanFee.added', subject: id, data })
  })
  const fee = await feeById(db, id)
  if (!fee) throw new Error('The fee that was added is gone.')
  return fee
}

const invalid = (field: string, message: string) => new Problem('bad_request', message, [{ field, message }])

const isBrand = async (db: Db, id: string) =>
  (await db.selectFrom('challan_brands').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
