import type { FastifyReply, FastifyRequest } from 'fastify'
import { ssoFlowMs } from '../../../../contracts/people/sso.ts'
import type { Context } from '../../../platform/context.ts'
import type { Expected } from './issuer.ts'

type Parts = Pick<Context, 'vault' | 'config'>

/** A sign-in on its way, kept by the browser that began it: any node can answer it. */
export interface Flow extends Expected {
  /** The connection, or `staff`. */
  connection: string
  until: number
}

const place = { token: 'sso-flow' } as const
const inCookie = /(?:^|;\s*)sso=([\w.-]+)(?:;|$)/

function setCookie({ config }: Pick<Context, 'config'>, reply: FastifyReply, value: string, maxAge: number): void {
  const secure = config.PUBLIC_URL.startsWith('https:') ? '; Secure' : ''
  // The page that comes back from the issuer is ours and asks by script, so that a strict cookie is sent.
  reply.header('set-cookie', `sso=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Strict${secure}`)
}

export function keepFlow(ctx: Parts, reply: FastifyReply, flow: Omit<Flow, 'until'>): void {
  const kept: Flow = { ...flow, until: Date.now() + ssoFlowMs }
  setCookie(ctx, reply, ctx.vault.seal(JSON.stringify(kept), place), ssoFlowMs / 1_000)
}

/** Takes the flow out of the browser; null without one, and for one that is over or was altered. */
export function takeFlow(ctx: Parts, request: FastifyRequest, reply: FastifyReply): Flow | null {
  const sealed = inCookie.exec(request.headers.cookie ?? '')?.[1]
  if (sealed === undefined) return null
  setCookie(ctx, reply, '', 0)
  try {
    const flow = JSON.parse(ctx.vault.open(sealed, place)) as Flow
    return flow.until > Date.now() ? flow : null
  } catch {
    return null
  }
}
