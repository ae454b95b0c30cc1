import { gatewayChecks } from '../../../contracts/calls/gateway.ts'
import { challanVehicles } from '../../../contracts/challans/challanSandbox.ts'
import { keyScopes } from '../../../contracts/checks/apiKeys.ts'
import { SIGNATURE_HEADER } from '../../../contracts/people/webhookEvents.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { productIds } from '../../../contracts/products/index.ts'
import type { Config } from '../../platform/config/config.ts'
import { callUrl } from '../../platform/http/serveCall.ts'
import { sandboxCodes } from '../../sources/synthetic/codes.ts'
import { esignTutorial } from './esignTutorial.ts'
import { requestExample } from './examples.ts'
import { onboardingTutorial } from './onboardingTutorial.ts'
import { quickstart } from './quickstart.ts'
import { webhookTable } from './webhooks.ts'

const meanings: Record<keyof typeof sandboxCodes, string> = {
  success: 'found',
  slow: 'found, after a delay',
  balance: '402, balance too low',
  notFound: '`not_found`',
  mismatch: 'found, with a different name or state',
  down: '503, the source does not respond',
}

const codeRows = Object.entries(sandboxCodes)
  .map(([name, code]) => `| \`${code}\` | ${meanings[name as keyof typeof sandboxCodes]} |`)
  .join('\n')

const vehicleRows = Object.values(challanVehicles)
  .map(({ rcNo, says }) => `| \`${rcNo}\` | ${says.en} |`)
  .join('\n')

/** What a developer reads first; Markdown. */
export function introduction(config: Config): string {
  const { PUBLIC_URL, GATEWAY_PER_MINUTE } = config
  const [id] = productIds as [(typeof productIds)[number]]
  return `Create a key under "API keys" in the console, then call:

\`\`\`
curl ${PUBLIC_URL}${callUrl(gatewayChecks[id])} \\
  -H 'Authorization: Bearer sk_test_…' \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(requestExample(id))}'
\`\`\`

${quickstart(config)}

${esignTutorial(config)}

${onboardingTutorial(config)}

## Rules

- **Keys.** \`sk_test_\` keys call the sandbox and are free. \`sk_live_\` keys require a completed KYC and charge the API wallet.
  You can limit a key to scopes (${keyScopes.map(scope => `\`${scope}\``).join(', ')}) and set an expiry date. An expired, revoked or
  rotated key returns 401. A call outside the key's scopes returns 403 and names the missing scope. After you rotate a key, its old secret
  keeps working for the time you chose.
- **Addresses.** If there are entries under "Whitelist IP", live keys work only from those addresses. The 403 names the calling address.
  Test keys work from any address.
- **Money** is in integer paise. Only a response with status 200, found or not found, is charged. Failures are free.
- **Errors** have the form \`{ "error": { "code", "message", "fields", "requestId" } }\` and the matching HTTP status. \`fields[].at\` is
  the zero-based position of the wrong character.
- **Idempotency.** Send an \`Idempotency-Key\` and repeat the request if the connection breaks. You get the first response again, marked
  \`Idempotency-Replayed: true\`, and are charged once. Keys are kept for 24 hours. While the first request is still running, the answer
  is 409 with \`Retry-After\`, for at most ${limits.idempotencyLeaseMs / 1000} seconds after its server was interrupted.
- **Interruptions.** 503 with \`Retry-After\` means that the request may or may not have been carried out. Repeat it with the same key.
- **Rate limit.** ${GATEWAY_PER_MINUTE} requests a minute per key. Beyond that, calls return 429 with \`Retry-After\`. An address whose
  calls are rejected (401, 403) ${limits.gatewayRefusalsPerMinute} times in a minute also gets 429, except for its valid calls.
- **Times** are ISO 8601 in UTC.

## Sandbox values

In the sandbox, three digits of the number select the outcome: the last three, or the three before the check digits.

| Digits | Outcome |
|---|---|
${codeRows}

For traffic challans, use these vehicles:

| Vehicle | Outcome |
|---|---|
${vehicleRows}

${webhooksSection}`
}

const { retrySeconds, timeoutMs, failuresToDisable } = limits.webhooks

/** How to receive events and verify their signatures; Markdown. */
export const webhooksSection = `## Webhooks

Add an endpoint under "API keys", "Webhooks" in the console. We send it a POST request for each event it is subscribed to. The JSON body \`{ "id", "type", "createdAt", "data" }\` contains IDs and masked
values; get the rest with \`GET /v1/verifications/{id}\`. Any answered check, found or not found, sends \`verification.completed\`.
The events of an invitation name it, its kind and what it is about, never the person who is asked.

${webhookTable}

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
