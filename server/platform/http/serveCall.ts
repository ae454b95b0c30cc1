import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SignedInAuth } from '../../../contracts/calls/callRoute.ts'
import { type Auth, type Call, errorReply, isSignedIn, mounts, namedError } from '../../../contracts/calls/define.ts'
import type { ErrorCode } from '../../../contracts/platform/codes.ts'
import { requireCallAccess } from '../access/requireAccess.ts'
import type { Scope } from '../context.ts'
import { authenticate } from './authenticate.ts'
import { statusesOf } from './errors.ts'
import { requireFreshProof } from './freshProof.ts'
import { type Attempt, firstAttempt } from './idempotency.ts'
import { type ActorFor, scopeOf, setBrowserHeaders } from './scope.ts'
import type { App, HttpContext } from './types.ts'
import { withIdempotency } from './withIdempotency.ts'

export interface CallInput<C extends Call, A extends Auth = C['auth']> {
  params: C extends Call<infer P> ? z.output<P> : never
  query: C extends Call<z.ZodObject, infer Q> ? z.output<Q> : never
  body: C extends Call<z.ZodObject, z.ZodObject, infer B> ? z.output<B> : never
  scope: Scope<ActorFor<A>>
  attempt: Attempt
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<C extends Call> = (input: CallInput<C>) => Promise<z.input<C['reply']>>

const always: readonly ErrorCode[] = [
  'bad_request',
  'too_large',
  'unsupported_type',
  'too_many_requests',
  'internal',
  'unavailable',
]

/** Serves a call of the contract with its path, schemas, authentication and all its statuses. */
export function serveCall<C extends Call>(app: App, ctx: HttpContext, call: C, handler: Handler<C>): void {
  app.route({
    method: call.method,
    url: callUrl(call),
    ...(call.bodyBytes !== undefined && { bodyLimit: call.bodyBytes }),
    config: {
      auth: call.auth,
      style: call.style,
      hidden: isStaff(call.auth),
      idempotent: call.idempotent ?? false,
      ...(call.gate && { gate: call.gate }),
      ...(call.scope && { scope: call.scope }),
      ...(call.revalidate && { revalidate: true }),
      ...(call.beforeSecondFactor && { beforeSecondFactor: true }),
      ...(call.fresh && { fresh: true }),
      ...(isHiddenFromSupport(call) && { notInSupportView: true }),
    },
    schema: {
      summary: call.summary,
      tags: [call.service],
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && !call.upload && { body: call.body }),
      response: responsesOf(call),
    },
    onRequest: async request => {
      await authenticate(ctx, request, call.auth)
      if (isSignedIn(call.auth)) requireCallAccess(scopeOf<SignedInAuth>(request), call)
      await requireFreshProof(ctx, request)
    },
    handler: async (request, reply) => {
      const { params, query, body } = request
      const work = (one: Attempt) => {
        const input = { params, query, body, scope: scopeOf<C['auth']>(request), attempt: one, request, reply }
        return handler(input as unknown as CallInput<C>).finally(() =>
          setBrowserHeaders(ctx, request, reply),
        ) as Promise<object>
      }
      const statusOf = (answer: object) =>
        call.accepts !== undefined && 'status' in answer && answer.status === call.accepts ? 202 : 200
      if (call.idempotent) return withIdempotency(ctx, request, reply, { run: work, statusOf })
      const answer = await work(firstAttempt())
      if (call.accepts !== undefined) void reply.code(statusOf(answer))
      return answer
    },
  })
}

/** Files leave the server, and nobody of support needs them; streams of events are part of a page. */
const isHiddenFromSupport = ({ raw, ownEyes }: Call) => ownEyes || (raw !== undefined && raw !== 'text/event-stream')

/** The schema of a route outside the contract, such as a probe or a document. */
export const plainSchema = <Ok extends z.ZodType>(ok: Ok) => ({
  response: { 200: ok, '4xx': errorReply, '5xx': errorReply },
})

export const callUrl = (call: Call): string => mounts[call.service] + call.path.replaceAll(/\{(\w+)\}/g, ':$1')

export const isStaff = (auth: Auth) => auth === 'admin'

export function responsesOf(
  call: Pick<Call, 'style' | 'auth' | 'reply' | 'raw' | 'ranges' | 'errors' | 'accepts'>,
): Record<number, z.ZodType> {
  const errors: ErrorCode[] = [...always, ...(call.errors ?? [])]
  if (call.auth !== 'none') errors.push('forbidden')
  if (call.auth !== 'none' && call.auth !== 'client') errors.push('unauthenticated')
  const body = call.style === 'http' ? errorReply : namedError
  const ok = call.raw ? z.unknown() : call.reply
  const oks = [200, ...(call.accepts === undefined ? [] : [202]), ...(call.ranges ? [206] : [])]
  return Object.fromEntries([
    ...oks.map(status => [status, ok]),
    ...statusesOf(...errors).map(status => [status, body]),
  ])
}
