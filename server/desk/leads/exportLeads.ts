import { streamCsv } from '../../engines/csv.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { type LeadFilter, streamLeads } from './listLeads.ts'

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
  const headers = columns.map(key => ({ key, header: translate(scope.locale, `leads.columns.${key}`) }))
  return streamCsv(headers, streamLeads(db, filter))
}
