import type { FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '../../../contracts/limits.ts'
import { type Actor, actorId } from '../identity/actors.ts'
import { newId } from '../identity/ids.ts'
import { Problem } from '../problem.ts'
import { type Attempt, runIdempotent } from './idempotency.ts'
import type { HttpContext } from './types.ts'

export type { Attempt } from './idempotency.ts'

export const firstAttempt = (): Attempt => ({ id: newId('wrk'), resumed: false })

/** Does a request's work; once only, and marked as replayed afterwards, where the request carries an `Idempotency-Key`. */
export async function withIdempotency<Reply extends object>(
  ctx: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (withIdempotency: Attempt) => Promise<Reply>,
): Promise<Reply> {
  const key = idempotencyKeyOf(request)
  if (!key) return work(firstAttempt())
  const asked = [request.method, request.routeOptions.url, request.params, request.body]
  const done = await runIdempotent(ctx, ownerOf(request.actor), key, asked, work)
  if (done.replayed) reply.header('Idempotency-Replayed', 'true')
  return done.reply
}

/** Test and live traffic of one account share no keys. */
function ownerOf(actor: Actor | null): string {
  if (actor?.kind === 'key') return `${actor.userId}:${actor.mode}`
  if (actor?.kind === 'customer') return actor.userId
  return actor ? actorId(actor) : 'visitor'
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (typeof key !== 'string' || key.length > limits.idempotencyKeyCharacters)
    throw new Problem('bad_request', `Idempotency-Key must have at most ${limits.idempotencyKeyCharacters} characters.`)
  return key
}
