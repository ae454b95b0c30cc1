import { builtInRoles } from '../../contracts/people/builtInRoles.ts'
import { OWNER_ROLE } from '../../contracts/people/roles.ts'
import { dayFromToday } from '../people/accounts/accessEnd.ts'
import { hashPassword } from '../people/accounts/passwords.ts'
import { createRole } from '../people/accounts/subUsers/ownRoles.ts'
import { fillReview, quarterOf } from '../people/staff/accessReviews/open.ts'
import { createStaffRole } from '../people/staff/ownRoles.ts'
import type { Context, Trx } from '../platform/context.ts'
import { idAt, newSecret } from '../platform/identity/ids.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { demoScope, staffScope } from './scopes.ts'

const DAY_MS = 86_400_000

/**
 * A custom role of staff and one of the demo account's team, each with somebody who has it until a day; and two access reviews, of which the last
 * quarter's is finished. Nobody can sign in as these two people.
 */
export async function seedRoles(ctx: Context, now: Date): Promise<void> {
  const [boss, director] = [
    await staffScope(ctx, 'super@satyapan.test'),
    await staffScope(ctx, 'director@satyapan.test'),
  ]
  const { actor, ...scope } = await demoScope(ctx)
  const demo = { ...scope, actor: { ...actor, permissions: builtInRoles[OWNER_ROLE].permissions } }
  const desk = await createStaffRole(ctx, boss, {
    name: 'Leads desk',
    nameHi: 'लीड डेस्क',
    about: 'Answers demo and contact requests, and looks up customers.',
    aboutHi: 'डेमो और संपर्क की रिक्वेस्ट का जवाब देना, और ग्राहक देखना।',
    permissions: { 'admin.leads': ['list', 'show', 'edit'], 'admin.users': ['list', 'show'] },
    reason: 'The agency answers requests this quarter',
  })
  const clerk = await createRole(ctx, demo, {
    name: 'Verification clerk',
    nameHi: 'वेरिफ़िकेशन क्लर्क',
    about: 'Runs checks, and sees no wallets.',
    aboutHi: 'जाँच करना। वॉलेट नहीं दिखते।',
    permissions: { verifications: ['list', 'show', 'create'] },
  })
  const password_hash = await hashPassword(newSecret())
  const joined = new Date(now.getTime() - 20 * DAY_MS)
  await ctx.db.transaction().execute(async trx => {
    const people = { maker: boss.actor.adminId, checker: director.actor.adminId }
    // Before the newest member joined.
    await insertReviews(trx, people, now)
    await trx
      .insertInto('admins')
      .values({
        id: idAt('adm', joined),
        email: 'leena@satyapan.test',
        name: 'Leena Das',
        role: desk.id,
        password_hash,
        access_until: dayFromToday(45),
        until_given_by: people.maker,
        created_at: joined,
      })
      .execute()
    await trx
      .insertInto('sub_users')
      .values(
        sealRow(ctx.vault, 'sub_users', {
          id: idAt('sub', joined),
          user_id: demo.actor.userId,
          email: 'kiran@zenith.test',
          first_name: 'Kiran',
          last_name: 'Shetty',
          access: clerk.id,
          given_by: null,
          password_hash,
          accepted_at: joined,
          access_until: dayFromToday(60),
          created_at: joined,
        }),
      )
      .execute()
  })
}

/** The review of the last quarter, which two super-admins have finished, and that of this one, which is open. */
async function insertReviews(
  trx: Trx,
  { maker, checker }: { maker: string; checker: string },
  now: Date,
): Promise<void> {
  const { quarter, firstDay } = quarterOf(dayFromToday())
  const opened = new Date(`${firstDay}T09:00:00+05:30`)
  const last = new Date(opened.getTime() - 80 * DAY_MS)
  const former = quarterOf(last.toISOString().slice(0, 10)).quarter
  const finished = new Date(last.getTime() + 3 * DAY_MS)
  for (const review of [
    { id: idAt('arv', last), quarter: former, opened_at: last, finished_at: finished, finished_by: maker },
    { id: idAt('arv', opened), quarter, opened_at: opened < now ? opened : now, finished_at: null, finished_by: null },
  ]) {
    await trx
      .insertInto('access_reviews')
      .values({ ...review, opened_by: null })
      .execute()
    await fillReview(trx, review.id)
    if (review.finished_at === null) continue
    const kept = { decision: 'keep', note: 'Still needs it', decided_at: finished } as const
    const rows = trx.updateTable('access_review_people').where('review_id', '=', review.id)
    await rows
      .where('admin_id', '<>', maker)
      .set({ ...kept, decided_by: maker })
      .execute()
    await rows
      .where('admin_id', '=', maker)
      .set({ ...kept, decided_by: checker })
      .execute()
  }
}
