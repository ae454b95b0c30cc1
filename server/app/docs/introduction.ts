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
  slow: 'found, after a while',
  balance: '402, too little balance',
  notFound: '`not_found`',
  mismatch: 'found, with another name or state',
  down: '503, the source gives no answer',
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
  return `Make a key under "API keys" in the console, then ask:

\`\`\`
curl ${PUBLIC_URL}${callUrl(gatewayChecks[id])} \\
  -H 'Authorization: Bearer sk_test_…' \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(requestExample(id))}'
\`\`\`

${quickstart(config)}

## Rules

- **Keys.** \`sk_test_\` keys ask the sandbox and are free; \`sk_live_\` keys need a completed KYC and charge the API wallet.
  A key may be narrowed to scopes (${keyScopes.map(scope => `\`${scope}\``).join(', ')}) and may have an end. An expired, revoked or
  rotated-out key is answered 401; a call outside its scopes 403, which names the missing one. A rotated key's old secret works on beside
  the new one for as long as you chose.
- **Addresses.** With entries under "Whitelist IP" live keys work from these addresses only; the 403 names the address that called. Test
  keys work from everywhere.
- **Money** is in integer paise. Only an answer with status 200, found or not found, is charged; every failure is free.
- **Errors** are \`{ "error": { "code", "message", "fields", "requestId" } }\` with the HTTP status of their kind. \`fields[].at\` is the
  place of the wrong character, from 0.
- **Once only.** Send an \`Idempotency-Key\` and ask again after a broken connection: the reply is the first one, marked
  \`Idempotency-Replayed: true\`, and is charged once. Keys are kept for 24 hours.
- **Rate.** ${GATEWAY_PER_MINUTE} requests a minute per key; beyond it 429 with \`Retry-After\`. The same once an address has
  been refused (401, 403) ${limits.gatewayRefusalsPerMinute} times in a minute: then only its calls that are not refused are answered.
- **Times** are ISO 8601 in UTC.

## Sandbox values

In the sandbox, three digits of the number choose what happens: the last three, or those before the check digits.

| Digits | What happens |
|---|---|
${codeRows}

Traffic challans have vehicles of their own:

| Vehicle | What the sandbox says |
|---|---|
${vehicleRows}

${webhooksSection}`
}
