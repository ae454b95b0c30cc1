import type { AdminActor } from '../actors.ts'
import { audit } from '../audit/audit.ts'
import type { Context, Scope } from '../context.ts'
import { csvOf } from '../engines/csv.ts'
import { requireAccess } from '../requireAccess.ts'
import { say } from '../say.ts'
import { type LeadFilter, leadsOf } from './listLeads.ts'

const columns = [
  'createdAt',
  'kind',
  'name',
  'email',
  'phone',
  'companyName',
  'productName',
  'message',
  'handledAt',
  'handledBy',
  'id',
] as const

/** The filtered requests as a stream of CSV; times in UTC. */
export async function exportLeads({ db }: Context, scope: Scope<AdminActor>, filter: LeadFilter) {
  requireAccess(scope, 'export', 'admin.leads')
  const data = { filteredBy: Object.keys(filter) }
  await audit(db, scope, { action: 'leads.exported', subject: scope.actor.adminId, data })
  const headers = columns.map(key => ({ key, header: say(scope.locale, `leads.columns.${key}`) }))
  return csvOf(headers, leadsOf(db, filter))
}
