import { type Action, canAccess, type Permission } from '../../contracts/permissions.ts'
import type { AdminActor, CustomerActor } from './actors.ts'
import type { Scope } from './context.ts'
import { forbidden } from './problem.ts'

/** Throws `forbidden` unless the actor's role may do this. */
export function requireAccess(
  { actor }: Scope<AdminActor | CustomerActor>,
  action: Action,
  permission: Permission,
): void {
  if (!canAccess(actor.role, { action, permission })) throw forbidden()
}
