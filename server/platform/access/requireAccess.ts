import { type Action, canAccess, type Permission } from '../../../contracts/permissions.ts'
import type { Scope } from '../context.ts'
import type { AdminActor, CustomerActor } from '../identity/actors.ts'
import { forbidden } from '../problem.ts'

/** Throws `forbidden` unless the actor's role permits the action. */
export function requireAccess(
  { actor }: Scope<AdminActor | CustomerActor>,
  action: Action,
  permission: Permission,
): void {
  if (!canAccess(actor.role, { action, permission })) throw forbidden()
}

/** Returns the token's user id; throws `forbidden` for any other. */
export function requireOwnUserId({ actor }: Scope<CustomerActor>, userId: string): string {
  if (userId !== actor.userId) throw forbidden()
  return actor.userId
}
