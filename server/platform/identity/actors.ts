import type { Grants } from '../../../contracts/people/permissions.ts'
import type { Locale } from '../../../contracts/platform/text.ts'

/** The acting party. The owner of a customer's data is always this `userId`, never one from the request. */
export interface CustomerActor {
  kind: 'customer'
  userId: string
  subUserId: string | null
  sessionId: string
  name: string
  kycComplete: boolean
  /** What their role permits. Without it they may do nothing: the server acts in somebody's name and asks nothing. */
  permissions?: Grants
  /** When the session was last proven by a sign-in, a password or a code. */
  provenAt?: string
  /** A member of staff who views the console, read-only. */
  supportView?: { id: string; adminId: string; until: string }
}

export interface AdminActor {
  kind: 'admin'
  role: string
  adminId: string
  sessionId: string
  name: string
  permissions: Grants
  /** A second factor is mandatory for staff and this member has not set theirs up, so nothing else is allowed. */
  secondFactorMissing?: boolean
  /** When the session was last proven by a sign-in, a password or a code. */
  provenAt?: string
}

export interface KeyActor {
  kind: 'key'
  userId: string
  keyId: string
  /** The API wallet, to which live calls are charged (A117). */
  walletId: string
  name: string
  mode: 'live' | 'test'
  /** The allowed scopes; null for all. */
  scopes: readonly string[] | null
  kycComplete: boolean
}

export interface SystemActor {
  kind: 'system'
  name: string
}

export type Actor = CustomerActor | AdminActor | KeyActor | SystemActor

/** The browser of a request, by the cookie that an earlier sign-in left. The cookie carries no authority. */
export interface Device {
  id: string | null
  /** A new id, to be set as the cookie of the reply. */
  issued?: string
}

/** The handle of a code, with which a request asks for one or enters it (`contracts/people/codeHandle.ts`). */
export interface CodeHandle {
  /** The header of the request. */
  given: string | null
  /** The handle of a code that has just been made, to be set as the header of the reply. */
  issued?: string
}

/** The actor and the request, as needed for audit events and messages. */
export interface Scope<A extends Actor = Actor> {
  actor: A
  ip: string | null
  requestId: string | null
  locale: Locale
  /** A solved challenge, as the request brought it. */
  captcha?: string | null
  device?: Device
  codeHandle?: CodeHandle
}

/** Who acts, for the audit log: in a support view it is the member of staff. */
export const actorKind = (actor: Actor): Actor['kind'] =>
  actor.kind === 'customer' && actor.supportView ? 'admin' : actor.kind

/** The actor's own id, for audit and ledger rows. */
export function actorId(actor: Actor): string {
  switch (actor.kind) {
    case 'customer':
      return actor.supportView?.adminId ?? actor.subUserId ?? actor.userId
    case 'admin':
      return actor.adminId
    case 'key':
      return actor.keyId
    case 'system':
      return actor.name
  }
}
