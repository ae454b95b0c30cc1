import { uploadFileByApi } from '../../../contracts/calls/files.ts'
import { gatewayChecks, gatewayShortcuts, getVerification } from '../../../contracts/calls/gateway.ts'
import { FILES_SCOPE } from '../../../contracts/checks/apiKeys.ts'
import { priceItemFor, priceItemOf } from '../../../contracts/checks/priceItems.ts'
import { fileLimits } from '../../../contracts/files/files.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { Text } from '../../../contracts/platform/text.ts'
import { type ProductId, productIds, productOf } from '../../../contracts/products/index.ts'
import { callUrl } from '../../platform/http/serveCall.ts'
import { ownSource } from '../../sources/adapters/own.ts'
import { sandboxSource } from '../../sources/adapters/sandbox.ts'
import { ownRunnerOf, runnerOf } from '../../sources/runners/index.ts'

const JSON_TYPE = 'application/json'
const EXAMPLE_ID = '019a9e2f6c3d7b0e8f1a2b3c4d5e6f70'
const EXAMPLE_DUE = '2026-01-15T06:40:00.000Z'

/**
 * Describes each product's fields and adds an example with the reply a test key would really get. It asks no database and no outside source, so that the
 * documentation is the same on every installation.
 */
export async function addExamples(document: OpenApi): Promise<void> {
  for (const id of productIds) {
    const { summary, reads, inputFields, resultFields } = productOf(id)
    const operation = document.paths[callUrl(gatewayChecks[id])]?.post
    const body = operation?.requestBody?.content[JSON_TYPE]
    const reply = operation?.responses[200]?.content?.[JSON_TYPE]
    if (!operation || !body || !reply) continue
    operation.description = [summary.en, reads && readingSteps(reads), reads && READING_REPLY]
      .filter(Boolean)
      .join('\n\n')
    label(body.schema, inputFields)
    label(reply.schema.properties?.result?.anyOf?.[0], resultFields)
    body.examples = { sample: { summary: 'Sandbox sample', value: requestExample(id) } }
    reply.examples = { sample: { summary: 'Found', value: await replyExample(id) } }
  }
  for (const shortcut of gatewayShortcuts) addShortcut(document, shortcut)
}

/** A further endpoint of a product: what it sets, what an answer costs, and an example. */
function addShortcut(document: OpenApi, { product, sets, example, call }: (typeof gatewayShortcuts)[number]): void {
  const operation = document.paths[callUrl(call)]?.post
  const body = operation?.requestBody?.content[JSON_TYPE]
  if (!operation || !body) return
  const { pricePaise } = priceItemOf(priceItemFor(product, { [sets.source]: sets.value }))
  operation.description = `The same as \`POST ${callUrl(gatewayChecks[product])}\` with \`${sets.source}: ${sets.value}\`. An answer costs ${formatPaise(pricePaise)}, unless you have another price.`
  label(body.schema, productOf(product).inputFields)
  const { [sets.source]: _, ...own } = { ...requestExample(product), ...example } as Record<string, unknown>
  body.examples = { sample: { summary: 'Sandbox sample', value: own } }
}

/** How a check that reads files is made: with two calls. */
const readingSteps = (reads: string) =>
  `1. Upload each file with \`POST ${callUrl(uploadFileByApi)}\` (multipart form data with one \`file\`, at most ${fileLimits.bytes / 1024 / 1024} MB). The reply has its \`id\`.
   The key needs the scope \`${FILES_SCOPE}\` if it is limited.
2. Send the IDs as \`${reads}\`. The IDs of samples, such as the one below, work without an upload.`

const READING_REPLY = `Reading takes a few seconds, and several for each page that is a picture. If it takes longer than ${limits.queuedChecks.timeoutMs / 1000} s, the reply is 202 with \`status: in_progress\`: ask
\`GET ${callUrl(getVerification)}\` again, or wait for the webhook. Accounts take turns, and live checks come before those of test keys: \`queuePlace\` says how
many readings begin before yours and with it, and is null once yours has begun. A file that cannot be read returns 400 with the reason and costs nothing.`

interface Labelled {
  source: string
  label: Text
  hint?: Text
  /** Of a table. */
  columns?: readonly Labelled[]
}

function label(schema: JsonSchema | undefined, fields: readonly Labelled[]): void {
  for (const { source, label: name, hint, columns } of fields) {
    const property = schema?.properties?.[source]
    if (property) property.description = [name.en, hint?.en].filter(Boolean).join('. ')
    if (columns) label(property?.items, columns)
  }
}

export const requestExample = (id: ProductId) => ({
  ...productOf(id).example,
  consent: true,
  purpose: 'customer_onboarding',
  reference: 'order-1042',
})

async function replyExample(id: ProductId) {
  const common = {
    id: `ver_${EXAMPLE_ID}`,
    product: id,
    reference: 'order-1042',
    ...(productOf(id).reusable && { reusedFrom: null }),
  }
  const wallet = 'api'
  const result = await resultExample(id)
  if (result === null)
    return { ...common, status: 'awaiting_person', result, charge: { paise: 0, wallet }, dueAt: EXAMPLE_DUE }
  return {
    ...common,
    status: 'completed',
    result,
    charge: { paise: productOf(id).pricePaise, wallet },
    ...(productOf(id).reads && { error: null, queuePlace: null }),
    ...(productOf(id).awaits && { dueAt: null }),
  }
}

const askSandbox = sandboxSource(0)

/** The result of the product's example; null if it waits for a person. */
async function resultExample(id: ProductId): Promise<Record<string, unknown> | null> {
  const own = ownRunnerOf(id)
  if (own?.example !== undefined) return own.example
  const query = productOf(id).input.parse(productOf(id).example)
  const answer = await (own ? ownSource : askSandbox)({ product: id, query, userId: EXAMPLE_ID, mode: 'test' })
  if (!answer.found) throw new Error(`The example of ${id} is not found.`)
  return runnerOf(id).result(query, answer.record)
}

/** The parts of an OpenAPI document that we modify. */
export interface OpenApi {
  info: { title: string; description?: string }
  tags: { name: string }[]
  components: { schemas?: Record<string, unknown> }
  paths: Record<string, Record<string, Operation>>
  webhooks?: Record<string, unknown>
}

export interface Operation {
  tags?: string[]
  description?: string
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

type Content = Record<string, { schema: JsonSchema; examples?: Record<string, { summary: string; value: unknown }> }>

interface JsonSchema {
  description?: string
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
  items?: JsonSchema
}
