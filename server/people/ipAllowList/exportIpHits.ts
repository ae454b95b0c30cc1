import type { z } from 'zod'
import type { ipHit } from '../../../contracts/resources/ipHit.ts'
import { csvOf } from '../../engines/csv.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { say } from '../../platform/translate.ts'
import { ipHitsOf } from './ipHits.ts'

const columns = ['address', 'customerId', 'customer', 'calls', 'blocked', 'lastSeenAt'] as const

/** Calls by address as a stream of CSV; times in UTC. */
export async function exportIpHits({ db }: Context, scope: Scope<AdminActor>, filter: z.output<typeof ipHit.filter>) {
  requireAccess(scope, 'export', 'admin.addresses')
  const data = { filteredBy: Object.keys(filter) }
  await audit(db, scope, { action: 'ipHits.exported', subject: scope.actor.adminId, data })
  const headers = columns.map(key => ({ key, header: say(scope.locale, `addresses.columns.${key}`) }))
  return csvOf(headers, ipHitsOf(db, filter))
}
