import type { Call } from '../../../contracts/calls/define.ts'
import { type Action, canAccess, canCall, type Permission } from '../../../contracts/people/permissions.ts'
import type { Scope } from '../context.ts'
import type { AdminActor, CustomerActor } from '../identity/actors.ts'
import { forbidden } from '../problem.ts'

type SignedIn = Scope<AdminActor | CustomerActor>

/** Throws `forbidden` unless the actor may make the call. */
export function requireCallAccess({ actor }: SignedIn, call: Pick<Call, 'access'>): void {
  if (!canCall(actor.permissions, call)) throw forbidden()
}

/** Throws `forbidden` unless the actor's permissions include the action. */
export function requireAccess({ actor }: SignedIn, action: Action, permission: Permission): void {
  if (!canAccess(actor.permissions, { action, permission })) throw forbidden()
}

/** Returns the token's user id; throws `forbidden` for any other. */
export function requireOwnUserId({ actor }: Scope<CustomerActor>, userId: string): string {
  if (userId !== actor.userId) throw forbidden()
  return actor.userId
}
