import { sql } from 'kysely'
import type { NoticeEvent } from '../../../contracts/notices.ts'
import type { Context, Trx } from '../../platform/context.ts'

/** Mails everybody who is told of an event, with the caller's transaction; `fallback` where nobody is. */
export async function sendNotice(
  ctx: Pick<Context, 'channels'>,
  trx: Trx,
  event: NoticeEvent,
  mail: { subject: string; text: string },
  fallback?: string,
): Promise<void> {
  const rows = await trx
    .selectFrom('notice_recipients')
    .select('email')
    .where(sql<boolean>`${event} = any(events)`)
    .orderBy('id')
    .execute()
  const told = rows.length > 0 ? rows.map(({ email }) => email) : fallback === undefined ? [] : [fallback]
  for (const to of told) await ctx.channels.send(trx, { channel: 'email', to, ...mail })
}
