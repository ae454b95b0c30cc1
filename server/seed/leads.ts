import type { Trx } from '../platform/context.ts'
import { idAt } from '../platform/identity/ids.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import type { Vault } from '../platform/vault.ts'
import { insertRows } from './insertRows.ts'

const HOUR_MS = 3_600_000

const leads = [
  {
    hoursAgo: 52,
    handled: true,
    kind: 'demo',
    name: 'Farhan Qureshi',
    email: 'farhan@qureshi-motors.test',
    phone: '9876500021',
    company_name: 'Qureshi Motors',
    product_name: 'Vehicle RC check',
    message: null,
  },
  {
    hoursAgo: 5,
    handled: false,
    kind: 'contact',
    name: 'Lakshmi Narayanan',
    email: 'lakshmi@southern-fleet.test',
    phone: '9876500022',
    company_name: 'Southern Fleet Services',
    product_name: 'Challan Detailed Page',
    message:
      'We run 140 trucks in Tamil Nadu and Karnataka.\nCan we pay the challans of all of them once a month, on one invoice?',
  },
  {
    hoursAgo: 1.5,
    handled: false,
    kind: 'demo',
    name: 'Ishaan Kapoor',
    email: 'ishaan@kapoor-hr.test',
    phone: '9876500023',
    company_name: null,
    product_name: 'PAN check',
    message: null,
  },
] as const

/** Two open leads and one that was handled. */
export async function insertLeads(trx: Trx, vault: Vault, now: Date): Promise<void> {
  const { id: adminId } = await trx
    .selectFrom('admins')
    .select('id')
    .where('email', '=', 'admin@satyapan.test')
    .executeTakeFirstOrThrow()
  const rows = leads.map(({ hoursAgo, handled, ...lead }) => {
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS)
    const handledAt = handled ? new Date(createdAt.getTime() + 3 * HOUR_MS) : null
    const handling = { handled_at: handledAt, handled_by: handled ? adminId : null }
    return sealRow(vault, 'leads', { id: idAt('led', createdAt), ...lead, ...handling, created_at: createdAt })
  })
  await insertRows(trx, 'leads', rows)
}
