import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { SIGNATURE_HEADER } from '../../../contracts/people/webhookEvents.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { scrub } from '../../engines/scrub.ts'
import type { Context } from '../../platform/context.ts'
import { type Egress, EgressError } from '../../platform/egress/index.ts'
import { openSecrets } from './endpoints.ts'
import type { DeliveryRow, EndpointRow } from './present.ts'
import { type AttemptResult, recordAttempt } from './recordAttempt.ts'

const { timeoutMs, maxReplyBytes, snippetCharacters } = limits.webhooks

export interface DeliveryTask {
  delivery: string
  /** The number of attempts when the task was queued, so that a duplicate task does nothing. */
  attempts: number
}

/** Makes one attempt at a delivery unless it was made in the meantime. The result is recorded; throws only for an internal fault. */
export async function deliver(ctx: Context, egress: Egress, { delivery, attempts }: DeliveryTask): Promise<void> {
  const row = await ctx.db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('id', '=', delivery)
    .where('status', '=', 'pending')
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  if (!row) return
  const endpoint = await ctx.db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', row.endpoint_id)
    .executeTakeFirstOrThrow()
  const tried = endpoint.disabled_at ? disabled() : await send(ctx, egress, endpoint, row)
  await recordAttempt(ctx, endpoint, row, tried)
}

const disabled = (): AttemptResult => ({
  at: new Date(),
  latencyMs: 0,
  responseCode: null,
  error: 'The endpoint is disabled',
  snippet: null,
  final: true,
})

async function send(
  { vault }: Context,
  egress: Egress,
  endpoint: EndpointRow,
  row: DeliveryRow,
): Promise<AttemptResult> {
  const at = new Date()
  const secrets = openSecrets(vault, endpoint, at)
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(row.body)),
    'webhook-id': row.event_id,
    'webhook-event': row.event,
    [SIGNATURE_HEADER]: signatureHeader(secrets, row.body, at),
  }
  const ended = (rest: Partial<AttemptResult>): AttemptResult => ({
    at,
    latencyMs: Date.now() - at.getTime(),
    responseCode: null,
    error: null,
    snippet: null,
    ...rest,
  })
  try {
    const options = { headers, body: row.body, timeoutMs, maxBytes: maxReplyBytes }
    const { status, text } = await within(egress.post(new URL(endpoint.url), options))
    return ended({ responseCode: status, snippet: snippetOf(text), error: whyNot(status) })
  } catch (error) {
    if (!(error instanceof EgressError)) throw error
    return ended({ error: scrub(error.message), final: error.refused })
  }
}

/** While a name is being resolved there is no connection for the client's own timeout to end. */
async function within<Reply>(pending: Promise<Reply>): Promise<Reply> {
  const stop = new AbortController()
  const late = sleep(2 * timeoutMs, undefined, { signal: stop.signal }).then(() => {
    throw new EgressError(`no reply within ${2 * timeoutMs} ms`)
  })
  try {
    return await Promise.race([pending, late])
  } finally {
    stop.abort()
    late.catch(() => {})
  }
}

function whyNot(status: number): string | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirects are not followed' : `the answer was ${status}`
}

function snippetOf(text: string): string | null {
  const shown = scrub(text.slice(0, snippetCharacters)).trim()
  return shown === '' ? null : shown
}

/** HMAC-SHA256 over `timestamp.body`, in hex; one `v1` per secret, so that both hold during a rotation. */
export function signatureHeader(secrets: readonly string[], body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  const signed = secrets.map(secret => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`)
  return [`t=${seconds}`, ...signed].join(',')
}
