import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import { limits } from '../../../contracts/platform/limits.ts'
import {
  type NoticeEvent,
  noticeEvents,
  type Recipient,
  type recipient,
} from '../../../contracts/resources/recipient.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../../platform/access/rateLimit.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import { findAndCount, likePattern } from '../../platform/db/listQueries.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

const done = { done: true } as const

const columns = { email: 'email', createdAt: 'created_at' }

export async function listRecipients(
  db: Db,
  { filter: { q, event }, ...page }: ListQuery<z.output<typeof recipient.filter>>,
): Promise<Page<Recipient>> {
  let query = db.selectFrom('notice_recipients').selectAll()
  if (q) query = query.where('email', 'ilike', likePattern(q))
  if (event) query = query.where(isNotifiedOf(event))
  const { rows, ...count } = await findAndCount(query, columns, page)
  return { ...count, rows: rows.map(present) }
}

const isNotifiedOf = (event: NoticeEvent) => sql<boolean>`${event} = any(events)`

const present = ({ id, email, events, created_at }: Selectable<Schema['notice_recipients']>): Recipient => ({
  id,
  email,
  events: noticeEvents.filter(event => events.includes(event)),
  createdAt: created_at,
})

/** The events that no recipient is notified of, and where requests go then. */
export async function readUncoveredEvents({ db, config }: Pick<Context, 'db' | 'config'>) {
  const rows = await db.selectFrom('notice_recipients').select('events').execute()
  const events = noticeEvents.filter(event => rows.every(row => !row.events.includes(event)))
  return { events, salesEmail: config.SALES_EMAIL }
}

/** Throws `conflict` for an existing recipient. */
export function addRecipient(
  ctx: Context,
  scope: Scope<AdminActor>,
  { email, events }: z.output<NonNullable<typeof recipient.create>>,
) {
  return ctx.db.transaction().execute(async trx => {
    const id = newId('ntc')
    const row = await trx
      .insertInto('notice_recipients')
      .values({ id, email, events: [...new Set(events)] })
      .onConflict(same => same.column('email').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) {
      const message = translate(scope.locale, 'staff.recipientTaken')
      throw new Problem('conflict', message, [{ field: 'email', message }])
    }
    await audit(trx, scope, { action: 'recipient.added', subject: id, data: { events } })
    return present(row)
  })
}

/** Turns one event on or off, whatever the recipient's other events are at that moment. Throws `not_found`. */
export function setRecipientEvent(
  ctx: Context,
  scope: Scope<AdminActor>,
  id: string,
  { event, on }: { event: NoticeEvent; on: boolean },
) {
  return ctx.db.transaction().execute(async trx => {
    const without = sql<string[]>`array_remove(events, ${event}::text)`
    const changed = await trx
      .updateTable('notice_recipients')
      .set({ events: on ? sql<string[]>`array_append(${without}, ${event}::text)` : without })
      .where('id', '=', id)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) throw notFound('recipient')
    await audit(trx, scope, { action: 'recipient.changed', subject: id, data: { event, on } })
    return done
  })
}

/** Throws `not_found`. */
export function removeRecipient(ctx: Context, scope: Scope<AdminActor>, id: string) {
  return ctx.db.transaction().execute(async trx => {
    const row = await trx.deleteFrom('notice_recipients').where('id', '=', id).returningAll().executeTakeFirst()
    if (!row) throw notFound('recipient')
    await audit(trx, scope, { action: 'recipient.removed', subject: id })
    return present(row)
  })
}

/** Throws `not_found`, `too_many_requests`. */
export async function testRecipient(ctx: Context, scope: Scope<AdminActor>, id: string) {
  const { identifier } = rateLimitKeys(ctx, 'staff-mail', scope.actor.adminId, scope)
  await consumeRateLimitOrThrow(ctx, scope, identifier, limits.invitations)
  return ctx.db.transaction().execute(async trx => {
    const row = await trx.selectFrom('notice_recipients').select('email').where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound('recipient')
    const params = { brand: ctx.config.BRAND_NAME, name: scope.actor.name }
    const subject = translate('en', 'staff.mail.testSubject', params)
    await ctx.channels.send(trx, {
      channel: 'email',
      to: row.email,
      subject,
      text: translate('en', 'staff.mail.testText', params),
    })
    await audit(trx, scope, { action: 'recipient.tested', subject: id })
    return done
  })
}

/** Mails all recipients of an event in the caller's transaction, or `fallback` if there are none. */
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
    .where(isNotifiedOf(event))
    .orderBy('id')
    .execute()
  const addresses = rows.length > 0 ? rows.map(({ email }) => email) : fallback === undefined ? [] : [fallback]
  for (const to of addresses) await ctx.channels.send(trx, { channel: 'email', to, ...mail })
}
