import { z } from 'zod'

/** The limits of a field in a body's schema, as plain data that a form can check before sending. */
export interface FieldLimits {
  required?: boolean
  /** Whether `null` is allowed, which clears the field. */
  nullable?: boolean
  minLength?: number
  maxLength?: number
  min?: number
  max?: number
  integer?: boolean
  /** For lists. */
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

/** `z.int()` sets the bounds of a safe integer, which no user can reach. */
const stated = (bound: number | undefined) =>
  Number.isSafeInteger(bound) && Math.abs(bound ?? 0) < 2 ** 53 - 1 ? bound : undefined

/** Converts an exclusive bound (`z.int().positive()`) to an inclusive one; numbers in bodies are integers. */
const above = (bound: number | undefined) => (bound === undefined ? undefined : bound + 1)

/** Drops missing and false values, because the browser loads everything that is written. */
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
