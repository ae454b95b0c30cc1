import { stdSerializers } from 'pino'

/**
 * How an error appears in the log. PostgreSQL quotes values in its messages, details and contexts, and the embedded database adds the statement's
 * parameters: of its errors only the code, the names of what it concerns and the stack remain. The whole text is in the database's own log.
 */
export function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return stdSerializers.err(error as Error)
  const inner = causeOf(error)
  if (isDatabaseError(error)) return { ...namesOf(error), ...(inner && { cause: serializeError(inner) }) }
  if (!inner) return stdSerializers.err(error)
  // The standard serializer adds the messages and stacks of all causes to the error's own.
  const { name, message, stack } = error
  return { type: name, message, stack, cause: serializeError(inner) }
}

const causeOf = ({ cause }: Error): Error | undefined => (cause instanceof Error ? cause : undefined)

/** An SQLSTATE has five characters; those of Node and its libraries are words. */
const isDatabaseError = (error: Error): error is Error & Record<string, unknown> =>
  'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) && 'severity' in error

const names = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'dataType', 'routine'] as const

function namesOf(error: Error & Record<string, unknown>) {
  const known = names.filter(name => typeof error[name] === 'string').map(name => [name, error[name]])
  return {
    type: 'DatabaseError',
    message: `SQLSTATE ${String(error.code)}`,
    ...Object.fromEntries(known),
    stack: framesOf(error),
  }
}

/** The stack without its first lines, which repeat the message. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')
