import { sql } from 'kysely'
import type { Auth } from '../../../contracts/calls/define.ts'
import type { Context } from '../../../server/platform/context.ts'
import { seededAccount } from '../../../server/sandbox/accounts.ts'
import { seed } from '../../../server/seed/seed.ts'
import { clientHeaders, signedIn } from '../../support/factories.ts'
import { userByEmail } from '../../support/people.ts'
import { goodPassword } from '../../support/registration.ts'
import type { Known } from './examples.ts'
import type { Operation } from './operations.ts'

type Headers = Record<string, string>

export type Role = 'visitor' | 'customer' | 'staff' | 'superadmin' | 'key'

export const roles: readonly Role[] = ['visitor', 'customer', 'staff', 'superadmin', 'key']

export const roleOf: Record<Auth, Role> = {
  none: 'visitor',
  client: 'visitor',
  customer: 'customer',
  // Who may make every call of staff.
  admin: 'superadmin',
  key: 'key',
}

/** The table whose newest row a path's parameter names, by the beginning of the route; the first match counts. */
const tables: readonly [string, string, string?][] = [
  ['/admin-api/challan-payments', 'challan_orders'],
  ['/api/challan/orders', 'challan_orders'],
  ['/api/challan/search', 'challan_searches'],
  ['/api/resources/challan-orders', 'challan_orders'],
  ['/admin-api/resources/challan-payments', 'challan_orders'],
  ['/payments/challan', 'challan_orders', 'code'],
  ['/public/challan-order', 'challan_orders', 'code'],
  ['/admin-api/challan-refunds', 'challan_refunds'],
  ['/admin-api/challan-brands', 'challan_brands'],
  ['/admin-api/resources/challan-brands', 'challan_brands'],
  ['/public/brands', 'challan_brands'],
  ['/api/bulk-jobs', 'bulk_jobs'],
  ['/api/resources/bulk-jobs', 'bulk_jobs'],
  ['/api/bulk-schedules', 'bulk_schedules'],
  ['/api/resources/bulk-schedules', 'bulk_schedules'],
  ['/admin-api/keys', 'api_keys'],
  ['/api/api-keys', 'api_keys'],
  ['/api/resources/api-keys', 'api_keys'],
  ['/api/verifications', 'verifications'],
  ['/v1/verifications', 'verifications'],
  ['/api/resources/pan-check', 'verifications'],
  ['/admin-api/leads', 'leads'],
  ['/admin-api/invoices', 'invoices'],
  ['/admin-api/resources/invoices', 'invoices'],
  ['/api/invoices', 'invoices'],
  ['/api/resources/orders', 'payment_orders'],
  ['/admin-api/resources/payment-orders', 'payment_orders'],
  ['/admin-api/resources/transactions', 'transfers'],
  ['/api/resources/wallet-entries', 'transfers'],
  ['/api/resources/webhook-deliveries', 'webhook_deliveries'],
  ['/api/webhook-deliveries', 'webhook_deliveries'],
  ['/api/webhooks', 'webhook_endpoints'],
  ['/api/resources/webhooks', 'webhook_endpoints'],
  ['/api/resources/drafts', 'drafts'],
  ['/api/resources/input-templates', 'input_templates'],
  ['/admin-api/resources/tutorials', 'tutorials'],
  ['/api/resources/ip-allow-list', 'allowed_addresses'],
  ['/admin-api/notification-recipients', 'notice_recipients'],
  ['/admin-api/resources/notification-recipients', 'notice_recipients'],
  ['/admin-api/staff-sessions', 'sessions'],
  ['/admin-api/resources/staff-sessions', 'sessions'],
  ['/admin-api/staff', 'admins'],
  ['/admin-api/resources/staff', 'admins'],
  ['/api/sub-users', 'sub_users'],
  ['/api/user/subUserDetails', 'sub_users'],
  ['/api/resources/sub-users', 'sub_users'],
  ['/admin-api/api-logs', 'request_log'],
  ['/admin-api/resources/api-logs', 'request_log'],
  ['/api/resources/api-requests', 'request_log'],
  ['/api/statements', 'postpaid_statements'],
  ['/admin-api/statements', 'postpaid_statements'],
  ['/api/delete-gst-details', 'gst_details'],
  ['/objects', 'objects'],
]

export interface World {
  known: Known
  headers: (role: Role) => Promise<Headers>
  /** Undoes what would make the next operation fail early: limits, deactivated accounts. */
  restore: () => Promise<void>
  params: (operation: Operation) => Promise<Record<string, string>>
  /** The newest transfer: each charge makes a newer one. */
  transfers: () => Promise<string>
}

/** The seeded sandbox, with what an example needs to be more than well-formed. */
export async function makeWorld(ctx: Context): Promise<World> {
  await seed(ctx)
  const { db } = ctx
  const userOf = async (email: string) => ({ id: (await userByEmail(ctx, email))?.id ?? '' })
  const demo = await userOf('demo@satyapan.test')
  const target = await userOf('pending@satyapan.test')
  const sub = await db.selectFrom('sub_users').select('id').executeTakeFirstOrThrow()
  const brand = await db.selectFrom('challan_brands').selectAll().executeTakeFirstOrThrow()
  const staff = await db.selectFrom('admins').select(['id', 'role']).execute()
  const adminId = (role: string) => staff.find(one => one.role === role)?.id ?? ''
  const [, liveKey = ''] = seededAccount('demo@satyapan.test').apiKeys

  const known = {
    pan: 'AAACZ1000A',
    gstin: '27AAACZ1000A1Z7',
    gstinNumber: '27AAACZ1000A1Z7',
    rc: 'MH12AB1000',
    rcNo: 'MH12AB1000',
    vehicleNumber: 'MH12AB1000',
    chassisLast5: '12345',
    ph_no: '9876500009',
    mobile_no: '9876500009',
    mobileNumber: '9876500009',
    phone: '9876500009',
    countryCode: '+91',
    otp: '123456',
    password: goodPassword,
    address: '203.0.113.9',
    userId: demo.id,
    subUserId: sub.id,
    assigneeId: adminId('admin'),
    authToken: brand.token,
    brandId: null,
    state: null,
    sort: '["id","DESC"]',
    range: '[0,9]',
    field: 'pan',
    url: 'https://receiver.example/hook',
    amount: 500,
    amountPaise: 100,
    pricePaise: 200,
    costPaise: 100,
    primary: '#0C6577',
    primaryDark: '#4DB6C9',
    ink: '#0A2A32',
    name: 'hostile',
    source: 'pan',
    to: 'demo@satyapan.test',
    logoId: null,
    from: null,
    until: null,
    validFrom: null,
    reason: 'A reason of some length',
  } satisfies Known

  const byName: Record<string, string> = {
    userId: demo.id,
    product: 'pan-check',
    feature: 'bulk',
    kind: 'individual',
    row: '1',
    phone: '9876500009',
    brandName: brand.name,
    version: '1',
    signed: 'AAAA',
    code: 'AAAAAAAAAAAAAAAAAAAAAA',
  }

  const newest = async ([, table, column = 'id']: readonly [string, string, string?]) => {
    const { rows } = await sql<{ id: string }>`select ${sql.ref(column)} as id from ${sql.table(table)}
      order by 1 desc limit 1`.execute(db)
    return rows[0]?.id
  }

  return {
    known,
    async headers(role) {
      if (role === 'visitor') return clientHeaders(ctx)
      if (role === 'key') return { authorization: `Bearer ${liveKey}` }
      if (role === 'customer') return signedIn(ctx, { userId: demo.id })
      const staffRole = role === 'staff' ? 'admin' : 'superadmin'
      return signedIn(ctx, { adminId: adminId(staffRole), role: staffRole })
    },
    async restore() {
      await db.deleteFrom('rate_windows').execute()
      await db.updateTable('users').set({ is_active: true }).execute()
      await db
        .updateTable('admins')
        .set({ is_active: true })
        .where('id', 'in', [adminId('admin'), adminId('superadmin')])
        .execute()
      await db.deleteFrom('second_factors').execute()
    },
    async params({ url, params }) {
      const table = tables.find(([prefix]) => url.startsWith(`${prefix}/`))
      const id = (table && (await newest(table))) ?? target.id
      const item = url.includes(':item') ? await newest(['', 'challan_order_items']) : undefined
      const names = Object.keys(params?.properties ?? {})
      const value = (name: string) => {
        if (name === 'item') return item ?? id
        if (name === 'id' || (name === 'code' && table)) return id
        return byName[name] ?? id
      }
      return Object.fromEntries(names.map(name => [name, value(name)]))
    },
    async transfers() {
      const { id } = await db
        .selectFrom('transfers')
        .select(eb => eb.fn.max('id').as('id'))
        .executeTakeFirstOrThrow()
      return String(id)
    },
  }
}
