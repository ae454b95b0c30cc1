import fc from 'fast-check'
import type { JsonSchema } from './operations.ts'

export type Path = readonly (string | number)[]

export interface HostileField {
  path: Path
  schema: JsonSchema
}

/** The values of a world in which the examples are valid, by the name of their field. */
export type Known = Readonly<Record<string, unknown>>

const byFormat: Record<string, unknown> = {
  email: 'priya@hostile.test',
  date: '2026-12-31',
  'date-time': '2026-12-31T00:00:00.000Z',
  uri: 'https://receiver.example/hook',
}

/** The first alternative that is not null. */
const chosen = (schema: JsonSchema): JsonSchema => {
  const branches = schema.anyOf ?? schema.oneOf
  return branches ? chosen(branches.find(({ type }) => type !== 'null') ?? {}) : schema
}

const typeOf = ({ type, properties }: JsonSchema) =>
  [type].flat().find(one => one !== 'null') ?? (properties && 'object')

/** One text by pattern: to make one costs milliseconds, and most patterns occur in hundreds of operations. */
const matched = new Map<string, string | undefined>()

function matching(pattern: string): string | undefined {
  if (!matched.has(pattern)) {
    const [text] = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { seed: 1, numRuns: 1 })
    matched.set(pattern, text)
  }
  return matched.get(pattern)
}

/** A value that the schema accepts, with every optional field. */
export function exampleOf(schema: JsonSchema, known: Known, name = ''): unknown {
  const one = chosen(schema)
  if (name in known) return known[name]
  if (one.const !== undefined) return one.const
  if (one.enum) return one.enum[0]
  const type = typeOf(one)
  if (type === 'object') {
    const fields = Object.entries(one.properties ?? {})
    return Object.fromEntries(fields.map(([key, field]) => [key, exampleOf(field, known, key)]))
  }
  if (type === 'array') {
    const item = () => exampleOf(one.items ?? {}, known, name.replace(/s$/, ''))
    return Array.from({ length: Math.max(one.minItems ?? 1, 1) }, item)
  }
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(one.minimum ?? 1, 1)
  if (one.format && one.format in byFormat) return byFormat[one.format]
  const pattern = one.pattern ?? one.allOf?.find(part => part.pattern)?.pattern
  if (pattern) return matching(pattern)
  return 'Example text'.padEnd(one.minLength ?? 0, '.').slice(0, one.maxLength ?? 100)
}

/** Every field of a schema at any depth, of an array its first item. */
export function fieldsOf(schema: JsonSchema, at: Path = []): HostileField[] {
  const one = chosen(schema)
  const own: HostileField[] = at.length > 0 ? [{ path: at, schema: one }] : []
  const inner = Object.entries(one.properties ?? {}).flatMap(([name, field]) => fieldsOf(field, [...at, name]))
  const items = one.items && at.length > 0 ? fieldsOf(one.items, [...at, 0]) : []
  return [...own, ...inner, ...items]
}

/** A copy of a value with another one in its place. */
export function withValue(root: unknown, [head, ...rest]: Path, value: unknown): unknown {
  if (head === undefined) return value
  if (Array.isArray(root)) return root.map((item, index) => (index === head ? withValue(item, rest, value) : item))
  const copy = Object.assign(Object.create(null), root) as Record<string | number, unknown>
  copy[head] = withValue(copy[head], rest, value)
  return copy
}
