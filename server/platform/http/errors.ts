import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorReply } from '../../../contracts/calls/define.ts'
import { codes, type ErrorCode, errorStatus } from '../../../contracts/codes.ts'
import { type FieldProblem, Problem } from '../problem.ts'

/**
 * Turns every failure into a reply. Named calls answer bad input with HTTP 200 and code 101, and carry `{ code, message }`
 * everywhere (A116); all other routes use the real status with `{ error }`. A 5xx never reveals its cause.
 */
export function replyWithError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error)
  if (problem.status >= 500 && !(error instanceof Problem)) request.log.error({ err: error }, 'request failed')
  // A handler that fails while it streams a file has set the file's headers.
  reply.type('application/json; charset=utf-8').removeHeader('content-disposition')
  const { style } = request.routeOptions.config
  if (style === 'named' || style === 'mirrored') {
    if (problem.code === 'bad_request') {
      const code = style === 'named' ? codes.badInput : problem.status
      void reply.status(200).send({ code, message: problem.fields?.[0]?.message ?? problem.message })
      return
    }
    void reply.status(problem.status).send({ code: problem.status, message: problem.message })
    return
  }
  void reply.status(problem.status).send(errorBody(problem, request.id))
}

export const errorBody = (problem: Problem, requestId: string): ErrorReply => ({
  error: {
    code: problem.code,
    message: problem.message,
    ...(problem.fields && { fields: problem.fields }),
    requestId,
  },
})

function toProblem(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error
  if (hasZodFastifySchemaValidationErrors(error)) return validationProblem(error.validation.map(asIssue))
  // PostgreSQL accepts every character except NUL, in text (22021) and in jsonb (22P05).
  if ('code' in error && (error.code === '22021' || error.code === '22P05'))
    return new Problem('bad_request', 'The request contains a character that cannot be stored (NUL).')
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 429) return new Problem('too_many_requests', 'Too many requests. Wait a minute, then try again.')
  if (status === 413) return new Problem('too_large', 'The request is too large for this call.')
  if (status === 415) return new Problem('unsupported_type', 'Send application/json.')
  if (status !== undefined && status >= 400 && status < 500)
    return new Problem('bad_request', 'The request could not be read.')
  return new Problem('internal', 'Something went wrong on our side. Nothing was lost. Try again.')
}

export interface Issue {
  path?: PropertyKey[]
  message?: string
  params?: { at?: number }
}

/** fastify-type-provider-zod keeps a path as text only, and a custom issue's parameters one level down. */
const asIssue = (one: { instancePath: string; message?: string; params: Record<string, unknown> }): Issue => ({
  path: one.instancePath.split('/').filter(Boolean),
  message: one.message,
  params: one.params.params as Issue['params'],
})

/** Converts zod issues to field errors with dotted paths, such as `input.pan`. */
export function validationProblem(issues: readonly Issue[]): Problem {
  const fields: FieldProblem[] = issues.map(issue => {
    const at = issue.params?.at
    return {
      field: (issue.path ?? []).map(String).join('.'),
      message: issue.message ?? 'This value is not valid.',
      ...(at !== undefined && { at }),
    }
  })
  return new Problem('bad_request', fields[0]?.message ?? 'The request could not be read.', fields)
}

export const statusesOf = (...wanted: ErrorCode[]): number[] => [...new Set(wanted.map(code => errorStatus[code]))]
