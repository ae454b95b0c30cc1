import { challanVehicles } from '../../contracts/challans/challanSandbox.ts'
import { search } from '../challans/search/search.ts'
import { sandboxChallans } from '../challans/source/sandbox/index.ts'
import type { Context, Trx } from '../platform/context.ts'
import { idAt } from '../platform/identity/ids.ts'
import { gaadiSeva } from './brandGaadiSeva.ts'
import { satyapan } from './brandSatyapan.ts'
import { insertRows } from './insertRows.ts'

const HOUR_MS = 3_600_000
const at = (now: Date, hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS)

const { mix, twenty, none } = challanVehicles
const searches = [
  { rcNo: twenty.rcNo, hoursAgo: 74 },
  { rcNo: 'KA05MJ4321', hoursAgo: 50 },
  { rcNo: none.rcNo, hoursAgo: 26 },
  { rcNo: mix.rcNo, hoursAgo: 2 },
] as const

/** Three brands, the fees, and the demo account's searches. */
export async function insertChallans(
  ctx: Context,
  trx: Trx,
  demo: { id: string },
  since: Date,
  now: Date,
): Promise<void> {
  const { id: adminId } = await trx
    .selectFrom('admins')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const partner = idAt('brd', new Date(since.getTime() + HOUR_MS))
  const second = idAt('brd', new Date(since.getTime() + 2 * HOUR_MS))
  await insertRows(trx, 'challan_brands', brandRows(since, partner, second))
  await insertRows(trx, 'challan_fees', feeRows(since, adminId, [partner, second]))
  // Always the sandbox: seeds make no outside calls.
  const parts = { db: trx, vault: ctx.vault, challans: sandboxChallans(0) }
  for (const { rcNo, hoursAgo } of searches) {
    const searchedAt = at(now, hoursAgo)
    await search(parts, { userId: demo.id }, { rcNo }, { id: idAt('chs', searchedAt), at: searchedAt })
  }
}

/** The ids are in chronological order, so the platform's own brand comes first. */
const brandRows = (since: Date, partner: string, second: string) => [
  {
    id: idAt('brd', since),
    name: 'satyapan',
    title: 'Satyapan',
    token: 'brand-satyapan-sandbox',
    support_email: 'challans@satyapan.test',
    support_phone: '1800 123 4567',
    primary_colour: '#0c6577',
    primary_dark_colour: '#4db6c9',
    ink_colour: '#0a2a32',
    content: satyapan,
    online_days: 4,
    virtual_court_days: 4,
    physical_court_days: 20,
    late_refund: true,
    is_active: true,
    version: 1,
    created_at: since,
    updated_at: since,
  },
  {
    id: partner,
    name: 'gaadi-seva',
    title: 'Gaadi Seva',
    token: 'brand-gaadi-seva-sandbox',
    support_email: 'help@gaadi-seva.test',
    support_phone: null,
    primary_colour: '#8a3a12',
    primary_dark_colour: '#e8a27c',
    ink_colour: '#2b140a',
    content: gaadiSeva,
    online_days: null,
    virtual_court_days: null,
    physical_court_days: null,
    late_refund: false,
    is_active: true,
    version: 1,
    created_at: since,
    updated_at: since,
  },
  {
    id: second,
    name: 'sarthi',
    title: 'Sarthi',
    token: 'brand-sarthi-sandbox',
    support_email: 'help@sarthi.test',
    support_phone: null,
    primary_colour: '#3f4a8a',
    primary_dark_colour: '#aab4f0',
    ink_colour: '#14183a',
    content: gaadiSeva,
    online_days: null,
    virtual_court_days: null,
    physical_court_days: null,
    late_refund: false,
    is_active: true,
    version: 1,
    created_at: since,
    updated_at: since,
  },
]

interface Fee {
  brand_id?: string
  state?: string
  route?: string
  rupees: number
  discount?: number
}

function feeRows(since: Date, created_by: string, partners: readonly string[]) {
  const fees: Fee[] = [
    { rupees: 150 },
    { route: 'online', rupees: 100, discount: 20 },
    { route: 'virtual_court', rupees: 150, discount: 25 },
    { route: 'physical_court', rupees: 400, discount: 20 },
    { state: 'KA', route: 'online', rupees: 120 },
    { state: 'DL', route: 'virtual_court', rupees: 200, discount: 20 },
    ...partners.flatMap(brand_id => [
      { brand_id, rupees: 149 },
      { brand_id, route: 'physical_court', rupees: 499 },
    ]),
  ]
  return fees.map(({ brand_id = null, state = null, route = null, rupees, discount = 0 }) => ({
    id: idAt('cfe', since),
    brand_id,
    state,
    route,
    fee_paise: rupees * 100,
    discount_percent: discount,
    valid_from: since,
    created_by,
    created_at: since,
  }))
}
