import { limits } from '../../../contracts/limits.ts'
import { SIGNATURE_HEADER, webhookEvents } from '../../../contracts/webhookEvents.ts'

const { retrySeconds, timeoutMs, failuresToDisable } = limits.webhooks

/** How to receive events and to know that they are ours; Markdown. */
export const webhooksSection = `## Webhooks

Add an endpoint under "API keys", "Webhooks" in the console. It gets a POST whenever something happens that it asked for
(${webhookEvents.map(event => `\`${event}\``).join(', ')}), with a JSON body \`{ "id", "type", "createdAt", "data" }\` of ids and masked
values; read the rest with \`GET /v1/verifications/{id}\`. A check that was answered, found or not found, is \`verification.completed\`.

- **Signature.** \`${SIGNATURE_HEADER}: t=<seconds>,v1=<hex>\` is HMAC-SHA256 over \`<seconds>.<body>\` with the endpoint's secret. While a
  rotated secret's overlap lasts there are two \`v1\`; one that fits is enough. Compare with the raw body, and refuse what is older than five
  minutes.
- **Answer** with any 2xx within ${timeoutMs / 1000} seconds. Anything else, redirects too, is tried again ${retrySeconds.length} times, the last time after
  hours; then the delivery is given up and waits for a replay. After ${failuresToDisable} failures in a row the endpoint is disabled and its owner told.
- **Once or more.** A delivery may come twice; \`webhook-id\`, the event's id, is the same each time. The order is not promised.

Node:

\`\`\`js
import { createHmac, timingSafeEqual } from 'node:crypto'

export function isOurs(secret, header, rawBody) {
  const parts = header.split(',').map(part => part.split('='))
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!(Math.abs(Date.now() / 1000 - Number(seconds)) < 300)) return false
  const wanted = createHmac('sha256', secret).update(\`\${seconds}.\${rawBody}\`).digest()
  return parts.some(([name, hex]) => {
    const found = name === 'v1' ? Buffer.from(hex, 'hex') : Buffer.alloc(0)
    return found.length === wanted.length && timingSafeEqual(found, wanted)
  })
}
\`\`\`

Python:

\`\`\`python
import hashlib, hmac, time

def is_ours(secret: str, header: str, raw_body: bytes) -> bool:
    parts = [part.split("=", 1) for part in header.split(",")]
    seconds = next((value for name, value in parts if name == "t"), "")
    if not seconds.isdigit() or abs(time.time() - int(seconds)) >= 300:
        return False
    signed = seconds.encode() + b"." + raw_body
    wanted = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    return any(name == "v1" and hmac.compare_digest(value, wanted) for name, value in parts)
\`\`\`
`
