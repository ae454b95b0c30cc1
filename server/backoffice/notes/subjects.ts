import type { NoteKind } from '../../../contracts/calls/notes.ts'
import type { Action, Permission } from '../../../contracts/people/permissions.ts'
import type { WorkKind } from '../../../contracts/resources/workItem.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import type { Db, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'

/** What a note or a follow-up is about. */
export interface Subject {
  kind: NoteKind
  subject: string
}

const permissionOf: Record<NoteKind, Permission> = {
  customer: 'admin.users',
  order: 'admin.challans',
  lead: 'admin.leads',
  endUser: 'admin.whiteLabel',
}

/** The kind of a follow-up in the queue of work. */
export const workKindOf = {
  customer: 'customerFollowUp',
  order: 'orderFollowUp',
  lead: 'leadFollowUp',
  endUser: 'endUserFollowUp',
} as const satisfies Record<NoteKind, WorkKind>

/** Returns the account concerned, null for a citizen's order, an end user and a request. Throws `forbidden` and `not_found`. */
export async function findSubject(db: Db, scope: Scope<AdminActor>, action: Action, { kind, subject }: Subject) {
  requireAccess(scope, action, permissionOf[kind])
  const userId = await accountOf(db, kind, subject)
  if (userId === undefined) throw notFound(kind === 'lead' ? 'request' : kind)
  return userId
}

/** Undefined for a subject that does not exist. */
async function accountOf(db: Db, kind: NoteKind, id: string): Promise<string | null | undefined> {
  if (kind === 'order')
    return (await db.selectFrom('challan_orders').select('user_id').where('id', '=', id).executeTakeFirst())?.user_id
  if (kind === 'lead')
    return (await db.selectFrom('leads').select('id').where('id', '=', id).executeTakeFirst()) && null
  if (kind === 'endUser')
    return (await db.selectFrom('brand_users').select('id').where('id', '=', id).executeTakeFirst()) && null
  return (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst())?.id
}
