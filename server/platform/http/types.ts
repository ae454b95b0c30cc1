import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Auth, Style } from '../../../contracts/calls/define.ts'
import type { KeyScope } from '../../../contracts/checks/apiKeys.ts'
import type { IpRange } from '../../../contracts/platform/ipAddress.ts'
import type { Context } from '../context.ts'
import type { Actor, AdminActor, CodeHandle, CustomerActor, Device, KeyActor } from '../identity/actors.ts'
import type { FullDisks } from '../outages.ts'

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>

/**
 * Turns bearer tokens into actors. The session and the account are cached for at most five seconds, so that most requests need no
 * query. Both methods throw `unauthenticated`. A request that is no use, because the page sent it by itself, does not keep its session
 * from timing out.
 */
export interface Authenticator {
  customer(token: string, isUse?: boolean): Promise<CustomerActor>
  admin(token: string, isUse?: boolean): Promise<AdminActor>
  /** Drops the cached session. */
  forget(session: string): void
}

/** A known key that is not revoked, with the possible reasons for refusing it. */
export interface HeldKey {
  actor: KeyActor
  expiresAt: string | null
  /** The end of this secret's validity if it was rotated out. */
  secretEnds: string | null
  /** The IP ranges that may use it; null for all. */
  addresses: readonly IpRange[] | null
}

export interface KeyRing {
  /** Throws `unauthenticated`, with the same message for an unknown and a revoked key. */
  find(key: string | undefined): Promise<HeldKey>
  /** Drops the cached keys of an account after a change. */
  forget(userId: string): void
}

/** The context of the HTTP layer, which can resolve tokens and keys. */
export interface HttpContext extends Context {
  authenticator: Authenticator
  keyRing: KeyRing
  fullDisks: FullDisks
}

/** Why the gateway refuses a known key, for the request log. */
export type KeyRefusal = 'expired' | 'rotated' | 'address' | 'kyc' | 'scope'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    device: Device | null
    codeHandle: CodeHandle | null
    /** Why a known key was refused. */
    refusedFor: KeyRefusal | null
    /** The one origin whose pages may show this page inside theirs. */
    framedBy: string | null
  }
  interface FastifyContextConfig {
    auth?: Auth
    style?: Style
    gate?: 'kyc'
    /** The scope that an API key needs. */
    scope?: KeyScope
    /** Allowed for staff who still have to set up their second factor. */
    beforeSecondFactor?: boolean
    /** Needs a fresh proof of who is signed in. */
    fresh?: boolean
    /** Supports `Idempotency-Key`. */
    idempotent?: boolean
    /** The browser may keep the reply if it revalidates it each time. */
    revalidate?: boolean
    /** Omitted from `/openapi.json`. */
    hidden?: boolean
    /** Not shown in support's view of a customer's console. */
    notInSupportView?: boolean
  }
}
