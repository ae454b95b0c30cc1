import type { CustomFetch } from 'openid-client'
import type { Context } from '../../../platform/context.ts'
import { createEgress, EgressError } from '../../../platform/egress/index.ts'
import { answerAsSandboxIssuer, isSandboxIssuer } from './sandboxIssuer.ts'

const TIMEOUT_MS = 8_000
const MAX_BYTES = 500_000

/** A fault of the issuer, or a status with which a `Response` can have no text. */
const isNoAnswer = (status: number) => status < 200 || status >= 500 || [204, 205, 304].includes(status)

/**
 * What openid-client asks issuers with: our guarded egress, because a customer types the issuer's address, and the issuer names the others.
 * The sandbox's own issuer answers within the process, since the egress refuses our own port.
 */
export function createIssuerFetch(ctx: Context): CustomFetch {
  const egress = createEgress({ production: ctx.config.production, ownPort: ctx.config.PORT })
  return async (url, { method, body, headers }) => {
    const address = new URL(url)
    const form = body instanceof URLSearchParams ? body.toString() : ''
    if (isSandboxIssuer(ctx, address.href)) return answerAsSandboxIssuer(ctx, address, form)
    const limits = { headers, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES }
    const { status, text } =
      method === 'POST' ? await egress.post(address, { ...limits, body: form }) : await egress.get(address, limits)
    if (isNoAnswer(status)) throw new EgressError(`the issuer answered ${status}`)
    // Everything that is read here is JSON.
    return new Response(text, { status, headers: { 'content-type': 'application/json' } })
  }
}
