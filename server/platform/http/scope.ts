import type { FastifyRequest } from 'fastify'
import type { Auth } from '../../../contracts/calls/define.ts'
import type { Locale } from '../../../contracts/text.ts'
import type { Scope } from '../context.ts'
import type { AdminActor, CustomerActor, KeyActor, SystemActor } from '../identity/actors.ts'

export type ActorFor<A extends Auth> = A extends 'customer'
  ? CustomerActor
  : A extends 'admin' | 'superadmin'
    ? AdminActor
    : A extends 'key'
      ? KeyActor
      : SystemActor

const nobody: SystemActor = { kind: 'system', name: 'visitor' }

/** The scope of a request for the verbs. */
export const scopeOf = <A extends Auth>(request: FastifyRequest): Scope<ActorFor<A>> => ({
  actor: (request.actor ?? nobody) as ActorFor<A>,
  ip: request.ip,
  requestId: request.id,
  locale: localeOf(request),
})

export const localeOf = (request: FastifyRequest): Locale =>
  request.headers['accept-language']?.toLowerCase().startsWith('hi') ? 'hi' : 'en'
