import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Selectable, sql } from 'kysely'
import { canonicalAddress, maskAddress } from '../../../contracts/platform/ipAddress.ts'
import { isProductId } from '../../../contracts/products/index.ts'
import type { Context } from '../../platform/context.ts'
import { jsonRows } from '../../platform/db/jsonRows.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { KeyActor } from '../../platform/identity/actors.ts'
import { addToUsage } from '../usage/countUsage.ts'
import { requestLogValues } from '../usage/requestLogValues.ts'

const FLUSH_MS = 250
const MAX_WAITING = 5_000
const MAX_AT_ONCE = 500
const TOUCH_MS = 60_000

type Row = Selectable<Schema['request_log']>

/** The caller; `keyId` is null for the test console. */
type Caller = Pick<KeyActor, 'userId' | 'mode'> & { keyId: string | null }

/** What a call charged, for its log row. */
export interface RequestCharge {
  verificationId: string
  chargePaise: number
  source: string | null
}

declare module 'fastify' {
  interface FastifyRequest {
    usage: RequestCharge | null
  }
}

/**
 * Writes the `/v1` log in the background, in batches, because one statement per call would slow every call. A killed process
 * loses up to 250 ms of log; charges are in the ledger. No row contains an input or a result in clear. Usage is counted in the
 * same transaction.
 */
export function createRequestLog({ db, log }: Pick<Context, 'db' | 'log'>) {
  let waiting: Row[] = []
  let timer: NodeJS.Timeout | undefined
  let flushing = Promise.resolve()
  const touched = new Map<string, number>()

  /** Keys to mark as used, each at most once a minute, with the address; refused calls do not count as use. */
  function keysToTouch(rows: Row[]) {
    const due = new Map(rows.flatMap(row => (row.api_key_id && !row.refused_for ? [[row.api_key_id, row.ip]] : [])))
    const now = Date.now()
    const stale = [...due].filter(([id]) => now - (touched.get(id) ?? 0) >= TOUCH_MS)
    if (touched.size > MAX_WAITING) touched.clear()
    for (const [id] of stale) touched.set(id, now)
    return stale.map(([id, ip]) => ({ id, address: maskAddress(ip) }))
  }

  const touch = (used: ReturnType<typeof keysToTouch>) =>
    sql`update api_keys set last_used_at = ${new Date()}, last_used_from = used.address
      from jsonb_to_recordset(${JSON.stringify(used)}::jsonb) as used (id text, address text)
      where api_keys.id = used.id`.execute(db)

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const rows = waiting.slice(0, MAX_AT_ONCE)
      waiting = waiting.slice(MAX_AT_ONCE)
      await db.transaction().execute(async trx => {
        await sql`insert into request_log select made.* from ${jsonRows('request_log', rows)} as made`.execute(trx)
        await addToUsage(trx, rows)
      })
      const used = keysToTouch(rows)
      if (used.length > 0) await touch(used)
    }
  }

  /** Resolves when everything added before is written; rows that cannot be written are dropped and the error is logged. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    flushing = flushing.then(write).catch((error: unknown) => log.error({ err: error }, 'request log'))
    return flushing
  }

  return {
    add(request: FastifyRequest, reply: FastifyReply, actor: Caller): void {
      if (waiting.length >= MAX_WAITING) return
      const product = requestedProduct(request)
      waiting.push({
        id: request.id,
        user_id: actor.userId,
        api_key_id: actor.keyId,
        method: request.method,
        path: request.routeOptions.url ?? '',
        product,
        mode: actor.mode,
        ...requestLogValues(request, reply, product),
        status_code: reply.statusCode,
        verification_id: request.usage?.verificationId ?? null,
        charge_paise: request.usage?.chargePaise ?? 0,
        source: request.usage?.source ?? null,
        duration_ms: Math.round(reply.elapsedTime),
        ip: canonicalAddress(request.ip) ?? 'unknown',
        refused_for: request.refusedFor,
        // The time of arrival, as in the id, so that lists by id are in order of the time they show.
        created_at: new Date(Date.now() - reply.elapsedTime).toISOString(),
      })
      timer ??= setTimeout(() => void flush(), FLUSH_MS)
    },
    flush,
  }
}

/** By the address, or by the scope that the call needs. */
function requestedProduct({ routeOptions }: FastifyRequest): string | null {
  const names = [...(routeOptions.url?.split('/') ?? []), routeOptions.config?.scope ?? '']
  return names.find(isProductId) ?? null
}
