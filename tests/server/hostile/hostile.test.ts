import { Writable } from 'node:stream'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { errorReply } from '../../../contracts/calls/define.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { testApp } from '../../support/app.ts'
import { exampleOf, fieldsOf, type HostileField, withValue } from './examples.ts'
import { hostileBodies, hostileHeaders, hostileValues } from './mutations.ts'
import { type Operation, operations } from './operations.ts'
import { makeWorld, type Role, roleOf, roles } from './world.ts'

/** Each field gets others of the mutations, in every run the same ones; `FULL=1` sends all of them. */
const MAX = 2
const MAX_REPEATED = 1
/** Of the bodies and headers, which code shared by all operations reads, each operation gets some: every third operation the same ones. */
const SHARES = 3
const isFull = process.env.FULL === '1'

const logged: string[] = []
const log = pino({ level: 'error' }, new Writable({ write: (line, _, done) => (logged.push(String(line)), done()) }))
const { app, ctx } = await testApp({ GATEWAY_PER_MINUTE: '1000000' }, { log })
const world = await makeWorld(ctx)

interface Sent {
  params: unknown
  query: unknown
  filter: unknown
  body: unknown
}

/** Like `encodeURIComponent`, but a lone surrogate becomes the bytes that a careless client would send. */
const encoded = (text: string) =>
  [...text].map(one => (one.isWellFormed() ? encodeURIComponent(one) : '%ED%A0%80')).join('')

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function urlOf({ url }: Operation, { params, query, filter }: Sent): string {
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) =>
    encoded(asText((params as Record<string, unknown>)[name])),
  )
  const entries = Object.entries((query ?? {}) as Record<string, unknown>)
  if (filter !== undefined) entries.push(['filter', JSON.stringify(filter)])
  const search = entries
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => (Array.isArray(value) && value.length < 5 ? value : [value]).map(one => [name, one]))
  return search.length === 0
    ? path
    : `${path}?${search.map(([name, value]) => `${encoded(String(name))}=${encoded(asText(value))}`).join('&')}`
}

async function send(operation: Operation, sent: Sent, headers: Record<string, string>, raw?: string) {
  const hasBody = raw !== undefined || sent.body !== undefined
  const reply = await app.inject({
    method: operation.method,
    url: urlOf(operation, sent),
    headers: { host: 'localhost', ...(hasBody && { 'content-type': 'application/json' }), ...headers },
    ...(hasBody && { payload: raw ?? JSON.stringify(sent.body) }),
    ...(operation.isStream && { payloadAsStream: true }),
  })
  if (operation.isStream && reply.statusCode === 200) {
    reply.stream().destroy()
    return { status: 200, text: '', headers: reply.headers }
  }
  const text = operation.isStream ? await new Response(reply.stream() as never).text() : reply.body
  return { status: reply.statusCode, text, headers: reply.headers }
}

/** zod's texts for issues without a message, and what stands for them until they are worded. */
const validatorWords =
  /Invalid (?:input|option|string|number|key|value|element|discriminator|ISO|UUID|URL|email|regex)|Too (?:big|small)|Unrecognized key|expected (?:string|number|int|object|array|boolean|one of|true)|"message":"(?:missing)?"/

type Reply = Awaited<ReturnType<typeof send>>

/** What is wrong with a reply, or undefined. */
function mismatch(
  { replyOf, isRaw, isPage, isUpload }: Operation,
  { status, text, headers }: Reply,
): string | undefined {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`
  if (status === 303 || (status === 200 && (isRaw || isUpload))) return undefined
  // Readers of a page get a page, too, when it does not exist.
  if (status === 404 && isPage && String(headers['content-type']).startsWith('text/html')) return undefined
  if (!String(headers['content-type']).startsWith('application/json')) return `${status} is ${headers['content-type']}`
  const raw = validatorWords.exec(text)
  if (raw) return `${status} has the validator's own words: ${text.slice(Math.max(0, raw.index - 60), raw.index + 120)}`
  const body = JSON.parse(text) as unknown
  // A URL that is no route's is answered before the call and its shape are known.
  const parsed = [replyOf(status), errorReply].some(schema => schema?.safeParse(body).success)
  return parsed ? undefined : `${status} is not as declared: ${text.slice(0, 200)}`
}

const isRejected = ({ status, text }: Reply, { style }: Operation) =>
  status >= 400 || (style === 'named' && status === 200 && (JSON.parse(text) as { code: number }).code !== codes.ok)

const examples = async (operation: Operation): Promise<Sent> => ({
  params: await world.params(operation),
  query: operation.query && exampleOf(operation.query, world.known),
  filter: operation.filter && {},
  body: operation.body && exampleOf(operation.body, world.known),
})

type Part = keyof Sent

const partsOf = ({ params, query, filter, body }: Operation): [Part, HostileField[]][] => [
  ['params', params ? fieldsOf(params) : []],
  ['query', query ? fieldsOf(query).filter(({ path }) => path[0] !== 'filter') : []],
  ['filter', filter ? fieldsOf(filter) : []],
  ['body', body ? fieldsOf(body) : []],
]

const valueAt = (root: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | null)?.[key], root)

const shown = (value: unknown) => (JSON.stringify(value) ?? 'undefined').slice(0, 80)

/** Rows for what the seed leaves empty. */
for (const operation of operations.filter(({ method, url }) => method === 'POST' && /resources|add-gst/.test(url)))
  await send(operation, await examples(operation), await world.headers(roleOf[operation.auth]))

const shareOf = <T>(values: readonly T[], turn: number) =>
  isFull ? values : values.filter((_, index) => index % SHARES === turn % SHARES)

describe.each(operations.map((operation, turn) => ({ name: operation.name, operation, turn })))(
  '$name',
  ({ operation, turn }) => {
    test('replies to hostile input as declared, without a failure or a charge', async () => {
      const found: string[] = []
      const role = roleOf[operation.auth]
      const most = operation.isRepeated ? MAX_REPEATED : MAX
      const valid = await examples(operation)
      let headers = await world.headers(role)
      await world.restore()
      // The newest transfer, as far as it is known: a rejected request leaves it known, and what reads is not asked.
      let before: string | undefined
      const attempt = async (what: string, sent: Sent, more: Record<string, string> = {}, raw?: string) => {
        if (operation.method !== 'GET') before ??= await world.transfers()
        const reply = await send(operation, sent, { ...headers, ...more }, raw)
        const wrong = mismatch(operation, reply)
        if (wrong) found.push(`${what}: ${wrong}`)
        if (wrong || !isRejected(reply, operation)) before = undefined
        else if (before !== undefined) {
          const after = await world.transfers()
          if (before !== after) found.push(`${what}: ${reply.status}, and the ledger changed`)
          before = after
        }
        if (reply.status === 429) await world.restore()
        if (reply.status === 401 && role !== 'visitor') {
          await world.restore()
          headers = await world.headers(role)
        }
        return reply
      }

      await attempt('the example', valid)
      for (const [part, fields] of partsOf(operation))
        for (const field of fields) {
          const example =
            valueAt(valid[part], field.path) ?? exampleOf(field.schema, world.known, String(field.path.at(-1)))
          const base =
            field.path.length > 1 && part === 'filter'
              ? withValue(valid.filter, field.path.slice(0, 1), [example])
              : valid[part]
          for (const value of hostileValues(field, example, {
            name: `${operation.name} ${field.path.join('.')}`,
            most,
            isFull,
          }))
            await attempt(`${part}.${field.path.join('.')} = ${shown(value)}`, {
              ...valid,
              [part]: withValue(base, field.path, value),
            })
        }
      if (operation.body)
        for (const raw of shareOf(hostileBodies, turn)) await attempt(`body ${raw.slice(0, 60)}`, valid, {}, raw)
      for (const more of shareOf(hostileHeaders, turn)) await attempt(`header ${shown(more)}`, valid, more)
      expect(found).toEqual([])
    })

    test('replies to every other caller as declared', async () => {
      const found: string[] = []
      const valid = await examples(operation)
      const others = roles.filter((one: Role) => one !== roleOf[operation.auth])
      for (const role of others) {
        const reply = await send(operation, valid, await world.headers(role))
        const wrong = mismatch(operation, reply)
        if (wrong) found.push(`${role}: ${wrong}`)
      }
      expect(found).toEqual([])
    })
  },
)

test('nothing failed in the background', () => {
  expect(logged.map(line => line.slice(0, 400))).toEqual([])
})
