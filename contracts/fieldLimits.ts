import { z } from 'zod'

/** What a body's schema asks of one field, as plain data: what a form can check before it sends. */
export interface FieldLimits {
  required?: boolean
  /** The field may be `null`, which is how it is cleared. */
  nullable?: boolean
  minLength?: number
  maxLength?: number
  min?: number
  max?: number
  integer?: boolean
  /** Of a list. */
  minItems?: number
  pattern?: string
}

export type BodyFields = Readonly<Record<string, FieldLimits>>

interface JsonSchema {
  /** Both in one where a null is all that is added: `['string', 'null']`. */
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  pattern?: string
  format?: string
}

const isNull = ({ type }: JsonSchema) => type === 'null'
const takesNull = ({ type }: JsonSchema) => [type].flat().includes('null')

/** `z.int()` states the bounds of a safe integer, which are no limit that a person could meet. */
const stated = (bound: number | undefined) =>
  Number.isSafeInteger(bound) && Math.abs(bound ?? 0) < 2 ** 53 - 1 ? bound : undefined

/** `z.int().positive()` states the bound that it leaves out; the numbers of a body are integers. */
const above = (bound: number | undefined) => (bound === undefined ? undefined : bound + 1)

/** A fact that is missing or false is left out: the browser loads every fact that is written. */
const present = (limits: FieldLimits): FieldLimits =>
  Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined && value !== false))

function limitsOf(schema: JsonSchema, required: boolean): FieldLimits {
  const branches = schema.anyOf ?? [schema]
  const values = branches.filter(branch => !isNull(branch))
  const only = values.length === 1 ? values[0] : undefined
  return present({
    required,
    nullable: branches.some(takesNull),
    minLength: only?.minLength,
    maxLength: only?.maxLength,
    min: stated(only?.minimum ?? above(only?.exclusiveMinimum)),
    max: stated(only?.maximum),
    integer: [only?.type].flat().includes('integer'),
    minItems: only?.minItems,
    // A date's pattern is long, and its input takes nothing else.
    pattern: only?.format?.startsWith('date') ? undefined : only?.pattern,
  })
}

/** The limits of a body's fields. In a union, a field is required when every branch requires it. */
export function bodyFieldsOf(schema: z.ZodType | undefined): BodyFields | undefined {
  if (!schema) return undefined
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const branches = json.oneOf ?? json.anyOf ?? [json]
  const sources = [...new Set(branches.flatMap(branch => Object.keys(branch.properties ?? {})))]
  const limits = (source: string) =>
    limitsOf(
      branches.find(branch => branch.properties?.[source])?.properties?.[source] ?? {},
      branches.every(branch => branch.required?.includes(source)),
    )
  return sources.length === 0 ? undefined : Object.fromEntries(sources.map(source => [source, limits(source)]))
}
