import { STATUS_CODES } from 'node:http'
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Auth, errorReply, mounts, namedError } from '../../../contracts/calls/define.ts'
import type { Config } from '../../platform/config/config.ts'
import type { OpenApi, Operation } from './examples.ts'
import { introduction } from './introduction.ts'

const schemaRegistry = z.registry<{ id: string }>()
schemaRegistry.add(errorReply, { id: 'Error' })
schemaRegistry.add(namedError, { id: 'NamedError' })

type PrintOptions = NonNullable<Parameters<typeof createJsonSchemaTransform>[0]['zodToJsonConfig']>

const zodToJsonConfig: PrintOptions = {
  /** A format implies its pattern, and every integer is a safe one. */
  override: ({ jsonSchema }) => {
    if (jsonSchema.format) delete jsonSchema.pattern
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  },
}
const printSchema = createJsonSchemaTransform({ schemaRegistry, zodToJsonConfig })
const printComponents = createJsonSchemaTransformObject({ schemaRegistry, zodToJsonConfig })

const checks = {
  name: 'Checks',
  description: 'One call per product. Authenticate with an API key: `Authorization: Bearer sk_…`. Test keys are free.',
}
const consoleCalls = {
  name: 'Console',
  description: 'The calls the console uses. Each call sends `x-client-token` and, after sign-in, a bearer token.',
}
const webhooks = { name: 'Webhooks', description: 'The requests that we send to your endpoints.' }
const sandbox = { name: 'Sandbox', description: 'Available only in sandbox mode and only from the same machine.' }

function tagOf(url: string) {
  if (url.startsWith(`${mounts.gateway}/`)) return checks
  return url.startsWith(`${mounts.sandbox}/`) ? sandbox : consoleCalls
}

const session: Partial<Record<Auth, Record<string, string[]>[]>> = {
  none: [],
  client: [{ clientToken: [] }],
  customer: [{ clientToken: [], session: [] }],
  key: [{ apiKey: [] }],
}

const idempotencyKey = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      maxLength: 128,
      description:
        'Repeating a request with the same key returns the same response and charges once. The same key with a different body returns 409, and so does a request that is still running, with Retry-After.',
    },
  },
}

/** Options of `@fastify/swagger`; pages, probes and staff's calls are excluded. */
export const openapiOptions = (config: Config): FastifyDynamicSwaggerOptions => ({
  openapi: {
    openapi: '3.1.0',
    info: {
      title: `${config.BRAND_NAME} API`,
      version: 'v1',
      description: introduction(config),
      contact: { email: config.SUPPORT_EMAIL },
    },
    servers: [{ url: config.PUBLIC_URL }],
    tags: [checks, consoleCalls, ...(config.production ? [] : [sandbox]), webhooks],
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'sk_live_… or sk_test_…' },
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        clientToken: { type: 'apiKey', in: 'header', name: 'x-client-token' },
      },
    },
  },
  transform: input => {
    const { auth, hidden, idempotent } = input.route.config ?? {}
    const tag = tagOf(input.url)
    const left = hidden || !auth || input.url.startsWith(mounts.admin) || (tag === sandbox && config.production)
    if (left || !input.schema) return { schema: { hide: true }, url: input.url }
    const printed = printSchema(input)
    const headers = idempotent && { headers: idempotencyKey }
    return { ...printed, schema: { ...printed.schema, tags: [tag.name], security: session[auth], ...headers } }
  },
  transformObject: input => described(printComponents(input)),
})

/** Describes each response by its HTTP status text. */
function described<Document extends object>(document: Document): Document {
  const { paths } = document as unknown as OpenApi
  for (const { responses } of Object.values(paths).flatMap(Object.values<Operation>)) {
    for (const [status, response] of Object.entries(responses))
      response.description = STATUS_CODES[status] ?? response.description
  }
  return document
}
