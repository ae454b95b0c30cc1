import { streamCsv } from '../../engines/csv.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { lastDays } from './days.ts'
import type { UsageAsked } from './readUsage.ts'

const columns = ['day', 'product', 'key', 'mode', 'outcome', 'httpStatus', 'calls', 'charge'] as const

/** Exports daily usage as CSV, amounts in rupees. */
export async function exportUsage(
  { db }: Context,
  scope: Scope<CustomerActor>,
  { mode, days }: Pick<UsageAsked, 'mode' | 'days'>,
) {
  const { userId } = scope.actor
  requireAccess(scope, 'export', 'usage')
  await audit(db, scope, { action: 'usage.exported', subject: userId, data: { mode, days } })
  const headers = columns.map(key => ({ key, header: translate(scope.locale, `usage.columns.${key}`) }))
  return streamCsv(headers, rowsOf(db, { userId, mode, days }))
}

async function* rowsOf(db: Db, { userId, mode, days }: UsageAsked) {
  const rows = await db
    .selectFrom('usage_days')
    .leftJoin('api_keys', 'api_keys.id', 'usage_days.api_key_id')
    .selectAll('usage_days')
    .select('api_keys.name as key')
    .where('usage_days.user_id', '=', userId)
    .where('usage_days.mode', '=', mode)
    .where('day', '>=', lastDays(days)[0] ?? '')
    .orderBy('day', 'desc')
    .orderBy('product')
    .orderBy('api_keys.name')
    .orderBy('status_code')
    .execute()
  for (const { charge_paise, status_code, ...row } of rows)
    yield { ...row, httpStatus: status_code, charge: (charge_paise / 100).toFixed(2) }
}
