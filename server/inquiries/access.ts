import { sql } from 'kysely'
import { limits } from '../../contracts/platform/limits.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { actorName, openNames } from '../platform/sealing/names.ts'
import { translate } from '../platform/translate.ts'
import { ownInquiry } from './row.ts'

const actions = {
  'inquiry.opened': 'opened',
  'inquiry.exported': 'exported',
  'inquiry.fileExported': 'exported',
  'inquiry.readByApi': 'readByApi',
  'inquiry.subjectOpened': 'subjectOpened',
  'inquiry.subjectAnswered': 'subjectAnswered',
  'inquiry.subjectDeclined': 'subjectDeclined',
} as const
type Action = keyof typeof actions

/** Who has opened, read or downloaded an inquiry, and what the people asked have done, the latest first. Throws `not_found`. */
export async function accessOf(ctx: Pick<Context, 'db' | 'vault'>, scope: Scope<CustomerActor>, id: string) {
  const { file_id } = await ownInquiry(ctx, scope, id)
  const events = await ctx.db
    .selectFrom('audit_events')
    .leftJoin('users', 'users.id', 'actor_id')
    .leftJoin('sub_users', 'sub_users.id', 'actor_id')
    .leftJoin('api_keys', 'api_keys.id', 'actor_id')
    .select([
      'audit_events.id',
      'action',
      'actor_kind',
      'audit_events.created_at as at',
      actorName(sql`api_keys.name`, sql`actor_id`).as('by'),
    ])
    .where('audit_events.user_id', '=', scope.actor.userId)
    .where('subject', 'in', file_id === null ? [id] : [id, file_id])
    .where('action', 'in', Object.keys(actions) as Action[])
    .orderBy('audit_events.id', 'desc')
    .limit(limits.accessLogEntries)
    .execute()
  return {
    entries: openNames(ctx.vault, events, 'by').map(({ action, actor_kind, by, ...event }) => ({
      ...event,
      // A link names nobody: it shows that somebody has it, and with a code that they read its address.
      by: actor_kind === 'system' ? translate(scope.locale, 'inquiries.subject') : by,
      action: actions[action as Action],
    })),
  }
}
