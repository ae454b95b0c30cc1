import type { Config } from '../../platform/config/config.ts'
import type { Egress } from '../../platform/egress/index.ts'
import { type Deliver, deliveryError } from './adapter.ts'

/**
 * An SMS gateway over HTTP: JSON `{ id, to, text, from, templateId }` with a bearer key; a 2xx takes the message, and its `id` or
 * `messageId`, if any, is its reference. `id` is the same when a message is sent again.
 */
export function smsAdapter(config: Config, egress: Egress): Deliver {
  const { SMS_URL = '', SMS_KEY = '', SMS_SENDER: from, SMS_TEMPLATE_ID: templateId } = config
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${SMS_KEY}` }
  return async ({ id, to, text }) => {
    const body = JSON.stringify({ id, to, text, from, templateId })
    const reply = await egress.post(new URL(SMS_URL), { headers, body, timeoutMs: 10_000, maxBytes: 64_000 })
    if (reply.status < 200 || reply.status > 299) throw deliveryError('The SMS gateway', reply.status)
    return referenceIn(reply.text)
  }
}

function referenceIn(text: string): string | null {
  try {
    const { id, messageId } = JSON.parse(text) as { id?: unknown; messageId?: unknown }
    const reference = messageId ?? id
    return typeof reference === 'string' ? reference.slice(0, 100) : null
  } catch {
    return null
  }
}
