import type { z } from 'zod'
import { canAccess } from '../../../contracts/permissions.ts'
import type { AdminUser, adminUser } from '../../../contracts/resources/adminUser.ts'
import { streamCsv } from '../../engines/csv.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { streamRows } from '../../platform/db/listQueries.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { forbidden } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { listUsers } from './users.ts'

const columns = [
  'customerId',
  'name',
  'companyName',
  'email',
  'phone',
  'isActive',
  'kycComplete',
  'plan',
  'challan',
  'api',
  'product',
  'createdAt',
  'id',
] as const

const newestFirst = { field: 'createdAt', order: 'DESC' } as const

/** Streams the filtered customers as CSV, masked as on screen; balances in rupees, times in UTC. */
export async function exportUsers(ctx: Context, scope: Scope<AdminActor>, filter: z.output<typeof adminUser.filter>) {
  const { actor, locale } = scope
  if (!canAccess(actor.role, { action: 'export', permission: 'admin.users' })) throw forbidden()
  const data = { filteredBy: Object.keys(filter) }
  await audit(ctx.db, scope, { action: 'users.exported', subject: actor.adminId, data })
  const page = async (after: string | undefined, limit: number) => {
    const found = await listUsers(ctx.db, { filter: { ...filter, after }, sort: newestFirst, offset: 0, limit })
    return found.rows
  }
  const headers = columns.map(key => ({ key, header: translate(locale, `users.columns.${key}`) }))
  return streamCsv(headers, rowsOf(streamRows(page, filter.after)))
}

const inRupees = (paise: number) => (paise / 100).toFixed(2)

async function* rowsOf(users: AsyncIterable<AdminUser>) {
  for await (const { challanPaise, apiPaise, productPaise, ...user } of users)
    yield { ...user, challan: inRupees(challanPaise), api: inRupees(apiPaise), product: inRupees(productPaise) }
}
