import { STATUS_CODES } from 'node:http'
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { RouteOptions } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Auth, errorReply, namedError } from '../../../contracts/calls/define.ts'
import type { Config } from '../../config.ts'

const schemaRegistry = z.registry<{ id: string }>()
schemaRegistry.add(errorReply, { id: 'Error' })
schemaRegistry.add(namedError, { id: 'NamedError' })

const printSchema = createJsonSchemaTransform({ schemaRegistry })
const printComponents = createJsonSchemaTransformObject({ schemaRegistry })

const tags = [
  {
    name: 'gateway',
    description: 'Checks for developers. Authenticate with an API key: `Authorization: Bearer sk_…`.',
  },
  {
    name: 'main',
    description: "The console's own calls. Each carries `x-client-token`; after sign-in a bearer token too.",
  },
  { name: 'login', description: 'Tokens of signed-in people.' },
]

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
      description: 'The same key gives the same reply and charges once; with another body it is refused (409).',
    },
  },
}

/** What `@fastify/swagger` prints from the registered routes: pages, probes and staff's calls stay out. */
export const openapiOptions = (config: Config): FastifyDynamicSwaggerOptions => ({
  openapi: {
    openapi: '3.1.0',
    info: {
      title: `${config.BRAND_NAME} API`,
      version: 'v1',
      description:
        'Money is in integer paise, times are ISO 8601 in UTC. Only an answer, found or not found, is charged.',
      contact: { email: config.SUPPORT_EMAIL },
    },
    servers: [{ url: config.PUBLIC_URL }],
    tags,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'sk_live_… or sk_test_…' },
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        clientToken: { type: 'apiKey', in: 'header', name: 'x-client-token' },
      },
    },
  },
  transform: input => {
    const { auth, hidden, idempotent } = (input.route as RouteOptions).config ?? {}
    if (hidden || !auth || !input.schema) return { schema: { hide: true }, url: input.url }
    const printed = printSchema(input as Parameters<typeof printSchema>[0])
    const headers = idempotent && { headers: idempotencyKey }
    return { ...printed, schema: { ...printed.schema, security: session[auth], ...headers } }
  },
  transformObject: input => described(printComponents(input as never) as unknown as OpenApi) as never,
})

/** The part of an OpenAPI document that we touch. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
}

interface Operation {
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

type Content = Record<string, { example?: unknown }>

/** Each response says in words what its status means. */
function described(document: OpenApi): OpenApi {
  for (const { responses } of Object.values(document.paths).flatMap(Object.values<Operation>)) {
    for (const [status, response] of Object.entries(responses))
      response.description = STATUS_CODES[status] ?? response.description
  }
  return document
}
