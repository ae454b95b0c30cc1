import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiOutcome } from '../../../contracts/apiUsage.ts'
import { loggedReference } from '../../engines/scrub.ts'
import { redactReply, redactRequest } from './redact.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The gateway's reply before serialisation. */
    answered: unknown
  }
}

/** The logged outcome and both bodies without personal data; headers are never logged. */
export function requestLogValues(request: FastifyRequest, { statusCode }: FastifyReply, product: string | null) {
  const { body, params, answered } = request
  const kept = redactRequest(product, body ?? params)
  const reply = redactReply(product, answered)
  return {
    outcome: outcomeOf(statusCode, product && answered),
    reference: referenceIn(body),
    request_body: kept && JSON.stringify(kept),
    reply_body: reply && JSON.stringify(reply),
  }
}

export function outcomeOf(status: number, answered: unknown): ApiOutcome {
  if (status < 300)
    return answered !== null && typeof answered === 'object' && 'status' in answered && answered.status === 'not_found'
      ? 'not_found'
      : 'completed'
  if (status < 500) return 'refused'
  return status === 503 ? 'source_unavailable' : 'failed'
}

function referenceIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('reference' in body)) return null
  return typeof body.reference === 'string' ? loggedReference(body.reference) || null : null
}
