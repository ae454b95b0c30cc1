import { gatewayChecks } from '../../../contracts/calls/gateway.ts'
import { challanVehicles } from '../../../contracts/challanSandbox.ts'
import { keyScopes } from '../../../contracts/keyScopes.ts'
import { limits } from '../../../contracts/limits.ts'
import { productIds } from '../../../contracts/products/index.ts'
import type { Config } from '../../platform/config/config.ts'
import { callUrl } from '../../platform/http/serveCall.ts'
import { sandboxCodes } from '../../sources/synthetic/codes.ts'
import { requestExample } from './examples.ts'
import { quickstart } from './quickstart.ts'
import { webhooksSection } from './webhooks.ts'

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
  \`Idempotency-Replayed: true\`, and are charged once. Keys are kept for 24 hours.
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
