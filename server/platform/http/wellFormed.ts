import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

/** Deeper than any call's body, and shallow enough for every recursive reader. */
const MAX_LEVELS = 32

/**
 * Refuses text that PostgreSQL cannot store in text or jsonb (NUL and lone surrogates), and nesting that no call has. Runs before validation, for
 * path, query and body; the problem names the field.
 */
export async function requireWellFormed({ params, query, body }: FastifyRequest): Promise<void> {
  // The parsers give path and query a prototype of their own.
  for (const part of [{ ...(params as object) }, { ...(query as object) }, body]) requireWellFormedIn(part)
}

/** The same for a value that was parsed later, such as the JSON of a list's filter. */
export function requireWellFormedIn(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw malformed(path, 'contains a character that cannot be stored')
    return
  }
  if (!isPlain(value)) return
  if (path.length > MAX_LEVELS) throw malformed(path.slice(0, 1), 'is nested too deeply')
  for (const [name, inner] of Object.entries(value)) {
    if (!isStorable(name)) throw malformed(path, 'has a name with a character that cannot be stored')
    requireWellFormedIn(inner, [...path, name])
  }
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Parsed JSON or form fields, and neither a buffer nor a stream. */
const isPlain = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value) as object | null
  return prototype === null || prototype === Object.prototype || Array.isArray(value)
}

function malformed(path: readonly string[], what: string): Problem {
  const field = path.join('.')
  const message = `${field === '' ? 'The request' : `The field ${field}`} ${what}.`
  return new Problem('bad_request', message, field === '' ? undefined : [{ field, message }])
}
