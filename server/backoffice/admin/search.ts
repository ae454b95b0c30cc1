import { type SearchHit, searchHitKinds } from '../../../contracts/calls/adminSearch.ts'
import { canAccess, type Permission } from '../../../contracts/people/permissions.ts'
import { findOrders, findRefunds } from '../../challans/orders/findOrders.ts'
import { findJobs, findRequests, findVerifications } from '../../checks/usage/findChecks.ts'
import { findInvoices } from '../../money/invoices/findInvoices.ts'
import { findPayments } from '../../money/payments/findPayments.ts'
import { findPayouts } from '../../money/payouts/listPayouts.ts'
import { findTransfers } from '../../money/wallets/findTransfers.ts'
import { findCustomers } from '../../people/accounts/findAccounts.ts'
import { findStaff } from '../../people/staff/findStaff.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { findLeads } from '../leads/findLeads.ts'

type Parts = Pick<Context, 'db' | 'vault'>

interface Finder {
  /** Who may list the records. */
  permission: Permission
  find: (ctx: Parts, q: string, most: number) => Promise<SearchHit[]>
}

/** Each area looks up its own records; a new kind of record needs one line. */
const finders: readonly Finder[] = [
  { permission: 'admin.users', find: findCustomers },
  { permission: 'admin.challans', find: findOrders },
  { permission: 'admin.challans', find: findRefunds },
  { permission: 'admin.transactions', find: findPayments },
  { permission: 'admin.transactions', find: findInvoices },
  { permission: 'admin.transactions', find: findPayouts },
  { permission: 'admin.transactions', find: ({ db }, q, most) => findTransfers(db, q, most) },
  { permission: 'admin.transactions', find: findVerifications },
  { permission: 'admin.transactions', find: findJobs },
  { permission: 'admin.logs', find: findRequests },
  { permission: 'admin.leads', find: findLeads },
  { permission: 'admin.restricted', find: ({ db }, q, most) => findStaff(db, q, most) },
]

/** Of each kind. */
const MAX = 6

/** Finds everything that the text may identify and that the role may list. */
export async function searchRecords(
  ctx: Parts,
  { actor }: Scope<AdminActor>,
  q: string,
): Promise<{ hits: SearchHit[] }> {
  const allowed = finders.filter(({ permission }) => canAccess(actor.permissions, { action: 'list', permission }))
  const found = await Promise.all(allowed.map(({ find }) => find(ctx, q, MAX)))
  const order = (hit: SearchHit) => searchHitKinds.indexOf(hit.kind)
  return { hits: found.flat().toSorted((one, other) => order(one) - order(other)) }
}
