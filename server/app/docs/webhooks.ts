import { limits } from '../../../contracts/limits.ts'
import { SIGNATURE_HEADER, webhookEvents } from '../../../contracts/webhookEvents.ts'

const { retrySeconds, timeoutMs, failuresToDisable } = limits.webhooks

/** How to receive events and verify their signatures; Markdown. */
export const webhooksSection = `## Webhooks

Add an endpoint under "API keys", "Webhooks" in the console. We send it a POST request for each event it is subscribed to
(${webhookEvents.map(event => `\`${event}\``).join(', ')}). The JSON body \`{ "id", "type", "createdAt", "data" }\` contains IDs and masked
values; get the rest with \`GET /v1/verifications/{id}\`. Any answered check, found or not found, sends \`verification.completed\`.

- **Signature.** \`${SIGNATURE_HEADER}: t=<seconds>,v1=<hex>\` is the HMAC-SHA256 of \`<seconds>.<body>\`, keyed with the endpoint's secret. While
  a rotated secret still signs, there are two \`v1\` values; one match is enough. Use the raw body, and reject requests older than five
  minutes.
- **Response.** Return any 2xx within ${timeoutMs / 1000} seconds. After any other response, including redirects, we retry ${retrySeconds.length} times over several
  hours. The delivery then fails and can be replayed. After ${failuresToDisable} failures in a row, we disable the endpoint and notify its owner.
- **Duplicates.** A delivery may arrive more than once; \`webhook-id\`, the event ID, is the same each time. Order is not guaranteed.

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
