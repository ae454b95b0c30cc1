import { type MailTopic, mailTopics } from '../../../contracts/people/mailTopics.ts'
import type { Db, Trx } from '../../platform/context.ts'

/** Whether an account wants mails of a topic: its own setting, otherwise the default. Checked before each such mail. */
export async function wantsMail(db: Db, userId: string, topic: MailTopic): Promise<boolean> {
  return (await preferencesOf(db, userId))[topic]
}

export async function preferencesOf(db: Db, userId: string): Promise<Record<MailTopic, boolean>> {
  const rows = await db
    .selectFrom('mail_preferences')
    .select(['topic', 'wanted'])
    .where('user_id', '=', userId)
    .execute()
  return { ...mailTopics, ...Object.fromEntries(rows.map(({ topic, wanted }) => [topic, wanted])) }
}

/** Returns whether anything changed: of two concurrent calls, only one does. */
export async function setPreference(trx: Trx, userId: string, topic: MailTopic, wanted: boolean): Promise<boolean> {
  // Serialises changes of one account, even if there is no row yet.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()
  if ((await wantsMail(trx, userId, topic)) === wanted) return false
  const values = { wanted, changed_at: new Date() }
  await trx
    .insertInto('mail_preferences')
    .values({ user_id: userId, topic, ...values })
    .onConflict(same => same.columns(['user_id', 'topic']).doUpdateSet(values))
    .execute()
  return true
}
