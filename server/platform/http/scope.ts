import type { FastifyReply, FastifyRequest } from 'fastify'
import { CAPTCHA_HEADER } from '../../../contracts/calls/captcha.ts'
import type { Auth } from '../../../contracts/calls/define.ts'
import { CODE_HANDLE_HEADER } from '../../../contracts/people/codeHandle.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { Context, Scope } from '../context.ts'
import type { AdminActor, CustomerActor, KeyActor, SystemActor } from '../identity/actors.ts'

export type ActorFor<A extends Auth> = A extends 'customer'
  ? CustomerActor
  : A extends 'admin'
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
  captcha: textHeader(request, CAPTCHA_HEADER),
  device: (request.device ??= { id: deviceIdOf(request) }),
  codeHandle: (request.codeHandle ??= { given: textHeader(request, CODE_HANDLE_HEADER) }),
})

const textHeader = ({ headers }: FastifyRequest, name: string): string | null => {
  const value = headers[name]
  return typeof value === 'string' ? value : null
}

const deviceIdOf = ({ headers }: FastifyRequest): string | null =>
  /(?:^|;\s*)device=([\w-]{22})(?:;|$)/.exec(headers.cookie ?? '')?.[1] ?? null

/** Gives the browser what the handler has made for it: the cookie of a device that has just become known, the handle of a code. */
export function setBrowserHeaders(ctx: Pick<Context, 'config'>, request: FastifyRequest, reply: FastifyReply): void {
  setDeviceCookie(ctx, request, reply)
  const handle = request.codeHandle?.issued
  if (handle) reply.header(CODE_HANDLE_HEADER, handle)
}

function setDeviceCookie({ config }: Pick<Context, 'config'>, request: FastifyRequest, reply: FastifyReply): void {
  const id = request.device?.issued
  if (!id) return
  const secure = config.PUBLIC_URL.startsWith('https:') ? '; Secure' : ''
  const maxAge = limits.attempts.deviceDays * 86_400
  reply.header('set-cookie', `device=${id}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Strict${secure}`)
}

export const localeOf = (request: FastifyRequest): Locale =>
  request.headers['accept-language']?.toLowerCase().startsWith('hi') ? 'hi' : 'en'
