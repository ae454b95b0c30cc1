import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '../../contracts/calls/index.ts'
import { MAX_INTEGER, MAX_PAISE } from '../../contracts/fields/schemas.ts'
import { resources } from '../../contracts/resources/index.ts'

interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  maxLength?: number
  maxItems?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
}

/** What callers send, by name. */
const requests = [
  ...calls.flatMap(({ method, path, params, query, body, upload }) =>
    [params, query, upload ? undefined : body].map(schema => [`${method} ${path}`, schema] as const),
  ),
  ...resources.flatMap(({ name, filter, create, update }) => [filter, create, update].map(one => [name, one] as const)),
].filter((one): one is [string, z.ZodType] => one[1] !== undefined && !(one[1] instanceof z.ZodUndefined))

function* unbounded(schema: JsonSchema, at: string): Generator<string> {
  for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) yield* unbounded(one, at)
  for (const [name, one] of Object.entries(schema.properties ?? {})) yield* unbounded(one, `${at}.${name}`)
  if (schema.items) yield* unbounded(schema.items, `${at}[]`)
  if (schema.enum || schema.const !== undefined) return
  const types = [schema.type].flat()
  if (types.includes('integer') || types.includes('number')) {
    const most = /paise|amount/i.test(at) ? MAX_PAISE : MAX_INTEGER
    const low = schema.minimum ?? schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY
    if (low < -most || (schema.maximum ?? Number.POSITIVE_INFINITY) > most) yield at
  }
  const isMatched = schema.pattern !== undefined || schema.allOf?.some(({ pattern }) => pattern)
  if (types.includes('string') && !isMatched && schema.maxLength === undefined) yield at
}

test('every text that a caller sends has a longest length, and every number fits its column', () => {
  const found = requests.flatMap(([name, schema]) => [
    ...unbounded(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, name),
  ])
  expect(requests.length).toBeGreaterThan(150)
  expect([...new Set(found)]).toEqual([])
})

test('every day and instant that a caller sends has a year that SQL can count with', () => {
  const isTime = (json: string) => json.includes('"format":"date')
  const found = requests.filter(([, schema]) => {
    const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    return isTime(json) && json.split('"format":"date').length !== json.split('(19|20|21)').length
  })
  expect(found.map(([name]) => name)).toEqual([])
})
