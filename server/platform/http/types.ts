import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Auth, Style } from '../../../contracts/calls/define.ts'
import type { KeyScope } from '../../../contracts/keyScopes.ts'
import type { Authenticator } from '../../people/accounts/liveSession.ts'
import type { Actor } from '../actors.ts'
import type { KeyRing } from '../../people/apiKeys/keyRing.ts'
import type { Context } from '../context.ts'

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** What the http layer adds to the context: who may be behind a token or a key. */
export interface HttpContext extends Context {
  authenticator: Authenticator
  keyRing: KeyRing
}

/** Why the gateway refuses a known key, as the request log has it. */
export type Refusal = 'expired' | 'rotated' | 'address' | 'kyc' | 'scope'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    /** Why a known key was not let in. */
    refusedFor: Refusal | null
  }
  interface FastifyContextConfig {
    auth?: Auth
    style?: Style
    gate?: 'kyc'
    /** What an API key must be allowed. */
    scope?: KeyScope
    /** Open to view-only sub-users although it is no GET. */
    viewers?: boolean
    /** Open to staff who must set up their second factor first. */
    beforeSecondFactor?: boolean
    /** It honours `Idempotency-Key`. */
    idempotent?: boolean
    /** Left out of `/openapi.json`. */
    hidden?: boolean
  }
}
