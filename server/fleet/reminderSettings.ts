import type { z } from 'zod'
import type { getFleetReminders, setFleetReminders } from '../../contracts/calls/fleet.ts'
import { type FleetDocument, fleetDocuments } from '../../contracts/fleet.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { openRow } from '../platform/sealing/rows.ts'

type Parts = Pick<Context, 'db' | 'vault'>
type Reply = z.input<typeof getFleetReminders.reply>
type Body = z.output<NonNullable<typeof setFleetReminders.body>>

/** The account's reminders; off until somebody turns them on, because not everyone who checks a vehicle owns it. */
export async function readReminders({ db, vault }: Parts, { actor }: Scope<CustomerActor>): Promise<Reply> {
  const [settings, people] = await Promise.all([
    db.selectFrom('fleet_settings').selectAll().where('user_id', '=', actor.userId).executeTakeFirst(),
    peopleOf({ db, vault }, actor.userId),
  ])
  const known = new Set(people.map(({ id }) => id))
  return {
    on: settings?.reminders_on ?? false,
    documents: settings?.documents ?? [...fleetDocuments],
    recipients: (settings?.recipients ?? []).filter(id => known.has(id)),
    people,
  }
}

export async function saveReminders(ctx: Parts, scope: Scope<CustomerActor>, body: Body): Promise<Reply> {
  const { userId } = scope.actor
  const known = new Set((await peopleOf(ctx, userId)).map(({ id }) => id))
  // Ids of other accounts' users are passed over.
  const recipients = [...new Set(body.recipients)].filter(id => known.has(id))
  const documents = fleetDocuments.filter((name): name is FleetDocument => body.documents.includes(name))
  const values = {
    reminders_on: body.on,
    documents: JSON.stringify(documents),
    recipients: JSON.stringify(recipients),
    changed_at: new Date(),
  }
  await ctx.db.transaction().execute(async trx => {
    await trx
      .insertInto('fleet_settings')
      .values({ user_id: userId, ...values })
      .onConflict(same => same.column('user_id').doUpdateSet(values))
      .execute()
    const data = { on: body.on, documents, recipients }
    await audit(trx, scope, { action: 'fleet.remindersSet', subject: userId, data })
  })
  return readReminders(ctx, scope)
}

/** The account's active secondary users. */
async function peopleOf({ db, vault }: { db: Db; vault: Context['vault'] }, userId: string) {
  const rows = await db
    .selectFrom('sub_users')
    .select(['id', 'first_name', 'last_name'])
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .where('accepted_at', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(row => {
    const { id, first_name, last_name } = openRow(vault, 'sub_users', row)
    return { id, name: `${first_name} ${last_name}` }
  })
}
