import type { Role } from '../../../contracts/permissions.ts'
import type { Locale } from '../../../contracts/text.ts'

/** Whoever acts. The owner of what a customer touches is always `userId` from here, never from the request. */
export interface CustomerActor {
  kind: 'customer'
  role: Extract<Role, 'customer' | 'subUser'>
  userId: string
  subUserId: string | null
  sessionId: string
  name: string
  kycComplete: boolean
  /** A secondary user who reads, and changes and spends nothing. */
  viewOnly?: boolean
}

export interface AdminActor {
  kind: 'admin'
  role: Extract<Role, 'admin' | 'superadmin'>
  adminId: string
  sessionId: string
  name: string
  /** A second factor is required of staff, and this one has not set theirs up: nothing else is open. */
  secondFactorMissing?: boolean
}

export interface KeyActor {
  kind: 'key'
  userId: string
  keyId: string
  /** The API wallet, which live calls are charged to (A117). */
  walletId: string
  name: string
  mode: 'live' | 'test'
  /** What it may call; null is everything. */
  scopes: readonly string[] | null
  kycComplete: boolean
}

export interface SystemActor {
  kind: 'system'
  name: string
}

export type Actor = CustomerActor | AdminActor | KeyActor | SystemActor

/** Who asks, and with which request: what audit rows and messages are written from. */
export interface Scope<A extends Actor = Actor> {
  actor: A
  ip: string | null
  requestId: string | null
  locale: Locale
}

/** The actor's own id, for audit and ledger rows. */
export function actorId(actor: Actor): string {
  switch (actor.kind) {
    case 'customer':
      return actor.subUserId ?? actor.userId
    case 'admin':
      return actor.adminId
    case 'key':
      return actor.keyId
    case 'system':
      return actor.name
  }
}
