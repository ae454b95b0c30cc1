import { z } from 'zod'
import { errorReply } from '../../../contracts/calls/define.ts'
import type { Action } from '../../../contracts/people/permissions.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Resource } from '../../../contracts/resources/define.ts'
import { requireAccess } from '../access/requireAccess.ts'
import type { Scope } from '../context.ts'
import type { AdminActor, CustomerActor } from '../identity/actors.ts'
import { InvalidInput, withoutWords } from '../invalidInput.ts'
import { Problem } from '../problem.ts'
import { authenticate } from './authenticate.ts'
import { statusesOf } from './errors.ts'
import { exportList, exportTypes } from './exportList.ts'
import { requireFreshProof } from './freshProof.ts'
import { type Attempt, firstAttempt } from './idempotency.ts'
import { scopeOf } from './scope.ts'
import type { App, HttpContext } from './types.ts'
import { requireWellFormedIn } from './wellFormed.ts'
import { withIdempotency } from './withIdempotency.ts'

export interface ListQuery<Filter> {
  filter: Filter
  sort: { field: string; order: 'ASC' | 'DESC' }
  /** The number of rows to skip and to return. */
  offset: number
  limit: number
}

/** A page of rows. `total` is exact up to `limits.countCap`; beyond it `capped` is set and the screen shows "10,000+". */
export interface Page<Row> {
  rows: Row[]
  total: number
  capped: boolean
}

type ActorOf<R extends Resource> = R['audience'] extends 'admin' ? AdminActor : CustomerActor

interface Verbs<R extends Resource> {
  list?: (scope: Scope<ActorOf<R>>, query: ListQuery<z.output<R['filter']>>) => Promise<Page<z.input<R['record']>>>
  show?: (scope: Scope<ActorOf<R>>, id: string) => Promise<object>
  create?: (
    scope: Scope<ActorOf<R>>,
    body: R extends Resource<z.ZodObject, z.ZodObject, infer C> ? z.output<C> : never,
    withIdempotency: Attempt,
  ) => Promise<object>
  update?: (
    scope: Scope<ActorOf<R>>,
    id: string,
    body: R extends Resource<z.ZodObject, z.ZodObject, z.ZodType, infer U> ? z.output<U> : never,
  ) => Promise<object>
  remove?: (scope: Scope<ActorOf<R>>, id: string) => Promise<object>
  /** All rows that match a filter, for the export. */
  stream?: (scope: Scope<ActorOf<R>>, filter: z.output<R['filter']>) => AsyncIterable<z.input<R['record']>>
}

const listQuery = z.object({
  sort: z.string().max(200).optional(),
  range: z.string().max(50).optional(),
  filter: z.string().max(8_000).optional(),
})

const exportQuery = listQuery.pick({ filter: true })

const exportFormat = z.enum(['csv', 'xlsx']).default('csv')

const byId = z.object({ id: z.string().max(64) })

export const resourceUrl = (resource: Pick<Resource, 'audience' | 'name'>): string =>
  `${resource.audience === 'admin' ? '/admin-api' : '/api'}/resources/${resource.name}`

const errors = Object.fromEntries(
  statusesOf(
    'bad_request',
    'unauthenticated',
    'insufficient_balance',
    'forbidden',
    'not_found',
    'conflict',
    'too_large',
    'unsupported_type',
    'too_many_requests',
    'internal',
    'unavailable',
  ).map(status => [status, errorReply]),
)

/** Serves a resource in the convention of ra-data-simple-rest; only the given verbs exist. */
export function serveResource<R extends Resource>(app: App, ctx: HttpContext, resource: R, verbs: Verbs<R>): void {
  const url = resourceUrl(resource)
  const shown = resource.detail ?? resource.record
  const common = (action: Action) => ({
    config: {
      auth: resource.audience,
      style: 'http' as const,
      hidden: resource.audience === 'admin',
      ...(resource.gate && { gate: resource.gate }),
      ...(resource.fresh?.includes(action) && { fresh: true }),
      ...(resource.ownEyes?.includes(action) && { notInSupportView: true }),
    },
    onRequest: async (request: Parameters<typeof authenticate>[1]) => {
      await authenticate(ctx, request, resource.audience)
      requireAccess(scopeOf<'admin' | 'customer'>(request), action, resource.permission)
      await requireFreshProof(ctx, request)
    },
  })
  const schema = (summary: string, ok: z.ZodType, rest: object = {}) => ({
    schema: { summary, tags: [resource.name], response: { 200: ok, ...errors }, ...rest },
  })
  const scope = (request: Parameters<typeof authenticate>[1]) => scopeOf(request) as unknown as Scope<ActorOf<R>>

  const { list, show, create, update, remove, stream } = verbs
  if (list)
    app.get(
      url,
      { ...common('list'), ...schema(`List ${resource.name}`, z.array(resource.record), { querystring: listQuery }) },
      async (request, reply) => {
        const query = parseList(resource, request.query as z.output<typeof listQuery>)
        const page = await list(scope(request), query as ListQuery<z.output<R['filter']>>)
        const last = query.offset + Math.max(page.rows.length - 1, 0)
        reply.header('Content-Range', `${resource.name} ${query.offset}-${last}/${page.total}`)
        if (page.capped) reply.header('X-Total-Capped', '1')
        return page.rows
      },
    )
  if (stream)
    app.get(
      `${url}/export`,
      {
        ...common('export'),
        ...schema(`Export ${resource.name}`, z.unknown(), {
          querystring: resource.csv?.workbook ? exportQuery.extend({ format: exportFormat }) : exportQuery,
        }),
      },
      async (request, reply) => {
        const query = request.query as z.output<typeof exportQuery> & { format?: z.output<typeof exportFormat> }
        const filter = parseFilter(resource, query.filter)
        const format = query.format ?? 'csv'
        const file = await exportList(ctx, scope(request), resource, {
          format,
          filter,
          rows: stream(scope(request), filter),
        })
        // Set once nothing above can throw: a browser would save an error reply with these headers as the file.
        reply.type(exportTypes[format])
        reply.header('content-disposition', `attachment; filename="${resource.name}.${format}"`)
        return file
      },
    )
  if (show)
    app.get(
      `${url}/:id`,
      { ...common('show'), ...schema(`Get one of ${resource.name}`, shown, { params: byId }) },
      async request => show(scope(request), idOf(request)),
    )
  if (create)
    app.post(
      url,
      {
        ...common('create'),
        ...schema(`Create in ${resource.name}`, resource.created ?? shown, { body: resource.create ?? z.undefined() }),
      },
      async (request, reply) => {
        const work = (one: Attempt) => create(scope(request), request.body as never, one)
        // A secret that is shown once must not be stored for a replay.
        return resource.created ? work(firstAttempt()) : withIdempotency(ctx, request, reply, { run: work })
      },
    )
  if (update)
    app.put(
      `${url}/:id`,
      {
        ...common('edit'),
        ...schema(`Update one of ${resource.name}`, shown, {
          params: byId,
          body: resource.update ?? z.undefined(),
        }),
      },
      async request => update(scope(request), idOf(request), request.body as never),
    )
  if (remove)
    app.delete(
      `${url}/:id`,
      { ...common('delete'), ...schema(`Delete one of ${resource.name}`, shown, { params: byId }) },
      async request => remove(scope(request), idOf(request)),
    )
}

const idOf = (request: { params: unknown }) => (request.params as { id: string }).id

/** Parses a list's filter from the query of another call. */
export const parseFilter = <R extends Pick<Resource, 'filter'>>(resource: R, json = '{}'): z.output<R['filter']> =>
  withoutEmptyLists(resource.filter, parsed('filter', json, resource.filter.strict())) as z.output<R['filter']>

/** An id that no row has. */
const NO_ID = 'none'

/** A list of no values matches no row. SQL has no `in ()`, so the filter asks for an id that no row has instead. */
function withoutEmptyLists({ shape }: z.ZodObject, values: Record<string, unknown>): Record<string, unknown> {
  const rest = Object.entries(values).filter(([, value]) => !Array.isArray(value) || value.length > 0)
  if (rest.length === Object.keys(values).length) return values
  return { ...Object.fromEntries(rest), ...('id' in shape ? { id: [NO_ID] } : { customer: NO_ID }) }
}

function parseList(resource: Resource, raw: z.output<typeof listQuery>): ListQuery<Record<string, unknown>> {
  const [field, order] = parsed('sort', raw.sort ?? '["id","DESC"]', z.tuple([z.string(), z.enum(['ASC', 'DESC'])]))
  if (!resource.sorts.includes(field))
    throw new Problem('bad_request', `sort must be one of ${resource.sorts.join(', ')}.`)
  const whole = z.number().int().min(0)
  const [from, to] = parsed('range', raw.range ?? `[0,${limits.pageSize - 1}]`, z.tuple([whole, whole]))
  const limit = to - from + 1
  if (limit < 1 || limit > limits.maxPageSize || from > limits.countCap)
    throw new Problem(
      'bad_request',
      `range must cover 1 to ${limits.maxPageSize} rows. For further rows, use the cursor (filter "after").`,
    )
  return {
    filter: parseFilter(resource, raw.filter),
    sort: { field, order },
    offset: from,
    limit,
  }
}

function parsed<T extends z.ZodType>(name: string, json: string, schema: T): z.output<T> {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new Problem('bad_request', `${name} must be JSON.`)
  }
  requireWellFormedIn(value, [name])
  const result = schema.safeParse(value, withoutWords)
  if (result.success) return result.data
  throw new InvalidInput(result.error.issues.map(issue => ({ ...issue, path: [name, ...issue.path] })))
}
