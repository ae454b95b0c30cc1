import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { CAPTCHA_HEADER } from '../../../contracts/calls/captcha.ts'
import type { ErrorReply } from '../../../contracts/calls/define.ts'
import { codes, type ErrorCode, errorStatus } from '../../../contracts/platform/codes.ts'
import { InvalidInput, problemOfInput } from '../invalidInput.ts'
import { problemOfOutage } from '../outages.ts'
import { Problem } from '../problem.ts'
import { localeOf } from './scope.ts'

/**
 * Turns every failure into a reply. Named calls answer bad input with HTTP 200 and code 101, and carry `{ code, message }`
 * everywhere (A116); all other routes use the real status with `{ error }`. A 5xx never reveals its cause.
 */
export function replyWithError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const problem = error instanceof InvalidInput ? problemOfInput(error, localeOf(request)) : toProblem(error)
  if (problem.status >= 500 && !(error instanceof Problem)) request.log.error({ err: error }, 'request failed')
  // A handler that fails while it streams a file has set the file's headers.
  reply.type('application/json; charset=utf-8').removeHeader('content-disposition')
  if (problem.code === 'captcha_required') reply.header(CAPTCHA_HEADER, 'required')
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
  const { style } = request.routeOptions.config
  if (style === 'named' || style === 'mirrored') {
    if (problem.code === 'bad_request') {
      const code = style === 'named' ? codes.badInput : problem.status
      void reply.status(200).send({ code, message: problem.message })
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
    ...(problem.verificationId && { verificationId: problem.verificationId }),
  },
})

function toProblem(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error
  const outage = problemOfOutage(error)
  if (outage) return outage
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

export const statusesOf = (...wanted: ErrorCode[]): number[] => [...new Set(wanted.map(code => errorStatus[code]))]
