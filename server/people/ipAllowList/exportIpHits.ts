import type { z } from 'zod'
import type { ipHit } from '../../../contracts/resources/ipHit.ts'
import { streamCsv } from '../../engines/csv.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { streamIpHits } from './ipHits.ts'

const columns = ['address', 'customerId', 'customer', 'calls', 'blocked', 'lastSeenAt'] as const

/** Calls by address as a stream of CSV; times in UTC. */
export async function exportIpHits({ db }: Context, scope: Scope<AdminActor>, filter: z.output<typeof ipHit.filter>) {
  requireAccess(scope, 'export', 'admin.addresses')
  const data = { filteredBy: Object.keys(filter) }
  await audit(db, scope, { action: 'ipHits.exported', subject: scope.actor.adminId, data })
  const headers = columns.map(key => ({ key, header: translate(scope.locale, `addresses.columns.${key}`) }))
  return streamCsv(headers, streamIpHits(db, filter))
}
