import type { z } from 'zod'
import { input } from '../../contracts/messages/en/input.ts'
import type { Locale, Text } from '../../contracts/platform/text.ts'
import { type FieldProblem, Problem } from './problem.ts'
import { translate } from './translate.ts'

const MISSING = 'missing'
const UNWORDED = ''

/**
 * The second argument of a parse whose messages people read: zod's own English is never used. A message that the contract gives
 * is kept.
 */
export const withoutWords = {
  error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? MISSING : UNWORDED),
}

type Issue = z.core.$ZodIssue

/** Input that its contract does not accept. */
export class InvalidInput extends Error {
  readonly issues: readonly Issue[]

  constructor(issues: readonly Issue[]) {
    super('The input does not match its contract.')
    this.issues = issues
  }
}

/** The field errors, with dotted paths such as `input.pan`; the message is the first of them with the name of its field. */
export function problemOfInput({ issues }: InvalidInput, locale: Locale): Problem {
  const fields: FieldProblem[] = issues.map(issue => {
    const at = issue.code === 'custom' ? (issue.params?.at as number | undefined) : undefined
    const message = issueText(issue, locale)
    return { field: issue.path.map(String).join('.'), message, ...(at !== undefined && { at }) }
  })
  const [first] = issues
  const [shown] = fields
  if (!first || !shown) return new Problem('bad_request', translate(locale, 'input.invalid'), fields)
  const message = isWorded(first) || !shown.field ? shown.message : withField(first, shown, locale)
  return new Problem('bad_request', message, fields)
}

const isWorded = ({ message }: Issue) => message !== MISSING && message !== UNWORDED

/** The field in words if it has any, else as the caller spells it. */
function withField({ path }: Issue, { field, message }: FieldProblem, locale: Locale): string {
  const name = String(path.at(-1))
  return translate(locale, 'input.ofField', {
    field: hasWord(name) ? translate(locale, `input.fields.${name}`) : field,
    problem: message,
  })
}

const hasWord = (name: string): name is keyof typeof input.fields => Object.hasOwn(input.fields, name)

/** An issue of a parse `withoutWords`, in the reader's language. */
export function issueText(issue: Issue, locale: Locale): string {
  if (issue.code === 'custom' && issue.params?.text) return (issue.params.text as Text)[locale]
  if (isWorded(issue)) return issue.message
  const text: Translate = (key, values) => translate(locale, key, values)
  if (issue.message === MISSING && issue.code !== 'unrecognized_keys') return text('input.required')
  switch (issue.code) {
    case 'invalid_type':
      return text(types[issue.expected] ?? 'input.invalid')
    case 'invalid_value':
      return choicesText(issue.values.map(String), text)
    case 'too_small':
      return boundText({ ...issue, bound: Number(issue.minimum), side: 'low' }, text)
    case 'too_big':
      return boundText({ ...issue, bound: Number(issue.maximum), side: 'high' }, text)
    case 'invalid_format':
      return text(formats[issue.format] ?? 'input.format')
    case 'not_multiple_of':
      return text('input.multiple', { divisor: String(issue.divisor) })
    case 'unrecognized_keys':
      return text('input.unknown', {
        smart_count: issue.keys.length,
        names: issue.keys.slice(0, 3).map(shortened).join(', '),
      })
    default:
      return text('input.invalid')
  }
}

type Key = Parameters<typeof translate>[1]
type Translate = (key: Key, values?: Parameters<typeof translate>[2]) => string

const types: Partial<Record<string, Key>> = {
  string: 'input.text',
  number: 'input.number',
  int: 'input.integer',
  boolean: 'input.boolean',
  array: 'input.list',
  tuple: 'input.list',
  object: 'input.object',
  record: 'input.object',
}

const formats: Partial<Record<string, Key>> = {
  date: 'input.date',
  datetime: 'input.datetime',
  email: 'input.email',
  url: 'input.url',
}

/** Longer lists are in the API reference. */
const MAX_CHOICES = 12

function choicesText(values: readonly string[], text: Translate): string {
  if (values.length === 1) return text('input.exactly', { value: values[0] })
  return values.length > MAX_CHOICES ? text('input.otherChoice') : text('input.oneOf', { values: values.join(', ') })
}

interface Bound {
  origin: string
  bound: number
  inclusive?: boolean | undefined
  side: 'low' | 'high'
}

function boundText({ origin, bound, inclusive = true, side }: Bound, text: Translate): string {
  const counted = { count: bound, smart_count: bound }
  if (origin === 'string') return text(side === 'low' ? 'input.shortText' : 'input.longText', counted)
  if (origin === 'array' || origin === 'set')
    return text(side === 'low' ? 'input.shortList' : 'input.longList', counted)
  if (side === 'low') return text(inclusive ? 'input.tooLow' : 'input.notAbove', { bound })
  return text(inclusive ? 'input.tooHigh' : 'input.notBelow', { bound })
}

/** The caller's own text, of any length. */
const shortened = (name: string) => (name.length > 40 ? `${name.slice(0, 40)}…` : name)
