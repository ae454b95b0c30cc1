import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Auth, Style } from '../../../contracts/calls/define.ts'
import type { IpRange } from '../../../contracts/ipAddress.ts'
import type { KeyScope } from '../../../contracts/keyScopes.ts'
import type { Context } from '../context.ts'
import type { Actor, AdminActor, CustomerActor, KeyActor } from '../identity/actors.ts'

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** Turns bearer tokens into actors. Both methods throw `unauthenticated`. */
export interface Authenticator {
  customer(token: string): Promise<CustomerActor>
  admin(token: string): Promise<AdminActor>
  /** Reads the session anew with its next request. */
  forget(session: string): void
}

/** A key that is known and not revoked, and what it may be refused for. */
export interface HeldKey {
  actor: KeyActor
  expiresAt: string | null
  /** When this secret stops, of one that was rotated out. */
  secretEnds: string | null
  /** From where it may be used; null is everywhere. */
  addresses: readonly IpRange[] | null
}

export interface KeyRing {
  /** Throws `unauthenticated`, with the same words for an unknown key and a revoked one. */
  find(key: string | undefined): Promise<HeldKey>
  /** Reads the keys of an account anew, after a change to it. */
  forget(userId: string): void
}

/** What the http layer adds to the context: who may be behind a token or a key. */
export interface HttpContext extends Context {
  authenticator: Authenticator
  keyRing: KeyRing
}

/** Why the gateway refuses a known key, as the request log has it. */
export type KeyRefusal = 'expired' | 'rotated' | 'address' | 'kyc' | 'scope'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    /** Why a known key was not let in. */
    refusedFor: KeyRefusal | null
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
