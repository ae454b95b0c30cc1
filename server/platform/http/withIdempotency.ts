import type { FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '../../../contracts/platform/limits.ts'
import { type Actor, actorId } from '../identity/actors.ts'
import { Problem } from '../problem.ts'
import { type Attempt, firstAttempt, runIdempotent, type SentReply } from './idempotency.ts'
import type { HttpContext } from './types.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** The work of one request, and the HTTP status of its answer. */
interface Work {
  run: (attempt: Attempt) => Promise<object>
  statusOf?: (answer: object) => number
}

/**
 * Runs a request's work, only once if the request carries an `Idempotency-Key`. A later request gets the reply exactly as it was sent
 * the first time, marked as replayed: what it says was true then, and a newer version may declare other fields.
 */
export async function withIdempotency(
  ctx: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { run, statusOf = () => 200 }: Work,
): Promise<object> {
  const key = idempotencyKeyOf(request)
  let answer: object | undefined
  const answerOnce = async (attempt: Attempt) => {
    answer = await run(attempt)
    void reply.code(statusOf(answer))
    return answer
  }
  if (!key) return answerOnce(firstAttempt())
  const fingerprint = [request.method, request.routeOptions.url, request.params, request.body]
  const sent = await runIdempotent(ctx, ownerOf(request.actor), key, fingerprint, async attempt => {
    const json = serialized(reply, await answerOnce(attempt))
    return { status: reply.statusCode, json }
  })
  if (sent.replayed) reply.header('Idempotency-Replayed', 'true')
  const payload = answer ?? (JSON.parse(sent.json) as object)
  const json = sent.status === null ? olderReply(reply, sent, payload, statusOf) : sent.json
  // An error on the way to the client is another payload.
  reply.serializer((sending: unknown) => (sending === payload ? json : JSON.stringify(sending)))
  void reply.code(sent.status ?? statusOf(payload)).type(JSON_TYPE)
  return payload
}

/** As JSON, by the schema of the reply's status. */
const serialized = (reply: FastifyReply, payload: object) => reply.serialize(payload) as string

/** A reply that was stored before it was serialised has fields that no client may see, unless today's schema does not fit it. */
function olderReply(reply: FastifyReply, { json }: SentReply, payload: object, statusOf: (answer: object) => number) {
  void reply.code(statusOf(payload))
  try {
    return serialized(reply, payload)
  } catch {
    return json
  }
}

/** Test and live traffic of an account have separate keys. */
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
  if (!/^[\x20-\x7e]*$/.test(key))
    throw new Problem('bad_request', 'Idempotency-Key can contain only printable ASCII characters.')
  return key
}
