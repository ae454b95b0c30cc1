import { z } from 'zod'
import { type Auth, type Call, errorReply, namedError, type Style } from '../../../contracts/calls/define.ts'
import { calls } from '../../../contracts/calls/index.ts'
import { productIds } from '../../../contracts/products/index.ts'
import type { Resource } from '../../../contracts/resources/define.ts'
import { resources } from '../../../contracts/resources/index.ts'
import { callUrl, responsesOf } from '../../../server/platform/http/serveCall.ts'
import { resourceUrl } from '../../../server/platform/http/serveResource.ts'

/** The parts of JSON schema that the contract's schemas become. */
export interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minItems?: number
}

export interface Operation {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The route's pattern. */
  url: string
  auth: Auth
  style: Style
  params?: JsonSchema | undefined
  query?: JsonSchema | undefined
  body?: JsonSchema | undefined
  /** The fields of the JSON in the query parameter `filter`. */
  filter?: JsonSchema | undefined
  isUpload: boolean
  isStream: boolean
  /** A file or a document if it succeeds. */
  isRaw: boolean
  /** Another operation has the same handler and the same filter: a few values for each field are enough. */
  isRepeated?: boolean
  /** A document for people rather than programs. */
  isPage?: boolean
  /** The declared reply of a status. */
  replyOf: (status: number) => z.ZodType | undefined
}

const jsonOf = (schema: z.ZodType | undefined): JsonSchema | undefined => {
  if (!schema || schema instanceof z.ZodUndefined) return undefined
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}

/** An `export` call takes the filter of the list that it exports. */
const filterOf = (call: Call): z.ZodObject | undefined => {
  const found = filtered.find(([path]) => callUrl(call) === path)
  return found && resources.find(({ name }) => name === found[1])?.filter
}

const filtered: readonly [string, string][] = [
  ['/admin-api/ip-hits', 'ip-hits'],
  ['/admin-api/challan-payments/export', 'challan-orders'],
  ['/admin-api/invoices/export', 'invoices'],
  ['/api/orders/export', 'orders'],
  ['/admin-api/postpaid/export', 'postpaid-customers'],
  ['/admin-api/api-logs/export', 'api-logs'],
  ['/api/api-requests/export', 'api-requests'],
  ['/api/verifications/export', 'pan-check'],
  ['/api/wallet-entries/export', 'wallet-entries'],
  ['/api/wallet-entries/statement', 'wallet-entries'],
]

const ofCall = (call: Call): Operation => {
  const replies = responsesOf(call)
  const url = callUrl(call)
  const params = jsonOf(call.params) ?? paramsOf(url)
  return {
    name: `${call.method} ${url}`,
    method: call.method,
    url,
    auth: call.auth,
    style: call.style,
    params,
    query: jsonOf(call.query),
    body: call.upload ? undefined : jsonOf(call.body),
    filter: jsonOf(filterOf(call)),
    isUpload: call.upload === true,
    isStream: call.raw === 'text/event-stream',
    isRaw: call.raw !== undefined,
    isPage: call.raw === 'text/html',
    replyOf: status => replies[status] ?? (call.style === 'http' ? errorReply : namedError),
  }
}

const paramsOf = (url: string): JsonSchema | undefined => {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
  if (names.length === 0) return undefined
  return { properties: Object.fromEntries(names.map(name => [name, { type: 'string' }])) }
}

const listQuery: JsonSchema = { properties: { sort: { type: 'string' }, range: { type: 'string' } } }
const routeOf = { list: 'GET', show: 'GET', create: 'POST', edit: 'PUT', delete: 'DELETE', export: 'GET' } as const

const ofResource = (resource: Resource): Operation[] =>
  resource.actions
    .filter(action => action !== 'export' || resource.csv)
    .map(action => {
      const hasId = action === 'show' || action === 'edit' || action === 'delete'
      const url = `${resourceUrl(resource)}${hasId ? '/:id' : action === 'export' ? '/export' : ''}`
      const hasFilter = action === 'list' || action === 'export'
      const record = resource.detail ?? resource.record
      const created = action === 'create' ? (resource.created ?? record) : record
      const ok = action === 'list' ? z.array(resource.record) : created
      return {
        name: `${routeOf[action]} ${url}`,
        method: routeOf[action],
        url,
        auth: resource.audience === 'admin' ? 'admin' : 'customer',
        style: 'http',
        params: paramsOf(url),
        query: action === 'list' ? listQuery : undefined,
        body: jsonOf(action === 'create' ? resource.create : action === 'edit' ? resource.update : undefined),
        filter: hasFilter ? jsonOf(resource.filter) : undefined,
        isUpload: false,
        isStream: false,
        isRaw: action === 'export',
        isRepeated: hasFilter && (action === 'export' || isLaterProduct(resource)),
        replyOf: status => (status === 200 ? ok : errorReply),
      }
    })

/** All products share the handlers of their lists. */
const isLaterProduct = ({ name }: Resource) => productIds.some((id, index) => index > 0 && id === name)

const order = { GET: 0, PUT: 1, POST: 2, DELETE: 3 }

/** Every operation of the contract: what reads first, what deletes last. */
export const operations: readonly Operation[] = [...calls.map(ofCall), ...resources.flatMap(ofResource)].toSorted(
  (a, b) => order[a.method] - order[b.method],
)
