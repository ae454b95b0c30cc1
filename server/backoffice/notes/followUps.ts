import type { z } from 'zod'
import type { listNotes } from '../../../contracts/calls/notes.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { findSubject, type Subject, workKindOf } from './subjects.ts'

type FollowUp = z.output<typeof listNotes.reply>['followUp']

export async function readFollowUp(db: Db, { kind, subject }: Subject): Promise<FollowUp> {
  const row = await db
    .selectFrom('follow_ups')
    .innerJoin('admins', 'admins.id', 'follow_ups.set_by')
    .select(['follow_up_on', 'admins.name'])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row ? { on: row.follow_up_on, by: row.name } : null
}

/** Sets the day of a subject's follow-up, or ends it with null. Throws `not_found`, and `bad_request` for a day in the past. */
export function setFollowUp({ db }: Pick<Context, 'db'>, scope: Scope<AdminActor>, about: Subject, on: string | null) {
  return db.transaction().execute(async trx => {
    const userId = await findSubject(trx, scope, 'edit', about)
    await setFollowUpIn(trx, scope, about, { on, userId, field: 'on' })
    return { followUp: await readFollowUp(trx, about) }
  })
}

const today = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Kolkata' })

interface Change {
  on: string | null
  /** The account concerned. */
  userId: string | null
  /** The field of the body that a day in the past is reported at. */
  field: string
}

/** In the queue of work, a follow-up is assigned to whoever set it, until somebody assigns it otherwise. */
export async function setFollowUpIn(
  trx: Trx,
  scope: Scope<AdminActor>,
  { kind, subject }: Subject,
  { on, userId, field }: Change,
): Promise<void> {
  if (on !== null && on < today.format(new Date())) {
    const message = translate(scope.locale, 'work.pastDay')
    throw new Problem('bad_request', message, [{ field, message }])
  }
  const { adminId } = scope.actor
  const earlier = await trx
    .selectFrom('follow_ups')
    .select('follow_up_on')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst()
  const workKind = workKindOf[kind]
  await trx.deleteFrom('work_assignments').where('kind', '=', workKind).where('subject', '=', subject).execute()
  if (on === null) {
    await trx.deleteFrom('follow_ups').where('kind', '=', kind).where('subject', '=', subject).execute()
  } else {
    const set = { follow_up_on: on, set_by: adminId, set_at: new Date() }
    await trx
      .insertInto('follow_ups')
      .values({ kind, subject, follow_up_on: on, set_by: adminId })
      .onConflict(known => known.columns(['kind', 'subject']).doUpdateSet(set))
      .execute()
    await trx
      .insertInto('work_assignments')
      .values({ kind: workKind, subject, assignee_id: adminId, assigned_by: adminId })
      .onConflict(known => known.columns(['kind', 'subject']).doNothing())
      .execute()
  }
  if (on === (earlier?.follow_up_on ?? null)) return
  const data = { kind, before: { on: earlier?.follow_up_on ?? null }, after: { on } }
  await audit(trx, scope, { action: on === null ? 'followUp.ended' : 'followUp.set', subject, userId, data })
}
