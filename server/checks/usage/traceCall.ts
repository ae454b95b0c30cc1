import { sql } from 'kysely'
import type { DeliveryStatus } from '../../../contracts/people/webhookEvents.ts'
import type { TransferKind } from '../../../contracts/platform/codes.ts'
import type { ApiLogDetail } from '../../../contracts/resources/apiRequest.ts'
import type { Db } from '../../platform/context.ts'
import { sourceLabel } from '../../sources/providers/registry.ts'
import { firstIdAt } from '../days.ts'

type Trace = Pick<ApiLogDetail, 'answeredBy' | 'ledger' | 'webhooks'>

const HOUR_MS = 3_600_000
const MAX = 20

/** What a call led to beyond the gateway: the source that was asked, the movements of money, the webhooks. */
export async function traceCall(db: Db, verificationId: string | null): Promise<Trace> {
  const check = verificationId === null ? undefined : await findCheck(db, verificationId)
  if (!check) return { answeredBy: null, ledger: [], webhooks: [] }
  return { answeredBy: sourceOf(check), ledger: await ledgerOf(db, check.id), webhooks: await webhooksOf(db, check) }
}

const findCheck = (db: Db, id: string) =>
  db
    .selectFrom('verifications')
    .select(['id', 'user_id', 'source', 'source_tries', 'source_ms', 'source_cost_paise', 'created_at', 'finished_at'])
    .where('id', '=', id)
    .executeTakeFirst()

type Check = NonNullable<Awaited<ReturnType<typeof findCheck>>>

const sourceOf = ({ source, source_tries, source_ms, source_cost_paise }: Check): Trace['answeredBy'] =>
  source === null
    ? null
    : { id: source, label: sourceLabel(source), tries: source_tries, ms: source_ms, costPaise: source_cost_paise }

async function ledgerOf(db: Db, id: string): Promise<Trace['ledger']> {
  const rows = await db
    .selectFrom('transfers')
    .select(['id', 'kind', 'amount_paise', 'created_at'])
    .where('reference', '=', id)
    .orderBy('seq')
    .limit(MAX)
    .execute()
  return rows.map(row => ({
    id: row.id,
    kind: row.kind as TransferKind,
    amountPaise: row.amount_paise,
    at: row.created_at,
  }))
}

/** A delivery is written with the end of its check. The name of the check stands in the body that is sent, which is not indexed: so only that hour is read. */
async function webhooksOf(db: Db, { id, user_id, created_at, finished_at }: Check): Promise<Trace['webhooks']> {
  const from = new Date(Date.parse(created_at) - HOUR_MS)
  const to = new Date(Date.parse(finished_at ?? created_at) + HOUR_MS)
  const rows = await db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_endpoints as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .select(['delivery.id', 'delivery.event', 'delivery.status', 'delivery.attempts', 'delivery.response_code'])
    .select(['delivery.created_at', 'delivery.finished_at', 'endpoint.url'])
    .where('delivery.user_id', '=', user_id)
    .where('delivery.id', '>=', firstIdAt('dlv', from))
    .where('delivery.id', '<', firstIdAt('dlv', to))
    .where(sql<boolean>`position(${`"verificationId":"${id}"`} in delivery.body) > 0`)
    .orderBy('delivery.id')
    .limit(MAX)
    .execute()
  return rows.map(row => ({
    id: row.id,
    event: row.event,
    status: row.status as DeliveryStatus,
    attempts: row.attempts,
    responseCode: row.response_code,
    // The rest of an address may hold a secret of the customer's.
    host: new URL(row.url).host,
    at: row.finished_at ?? row.created_at,
  }))
}
