import type { z } from 'zod'
import {
  type SupportMessages,
  type sendUserMessage,
  supportTemplates,
} from '../../../contracts/calls/supportMessages.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { openRow, sealRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'

type Written = z.output<NonNullable<typeof sendUserMessage.body>>

const MOST = 50
const TWICE_MS = 10 * 60_000

/** The newest messages of staff to a customer, and the templates in the customer's language. Throws `not_found`. */
export async function listMessages(ctx: Context, scope: Scope<AdminActor>, userId: string): Promise<SupportMessages> {
  const stored = await ctx.db
    .selectFrom('users')
    .select(['id', 'first_name', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!stored) throw notFound('customer')
  const locale = stored.locale as Locale
  const { first_name } = openRow(ctx.vault, 'users', stored)
  const words = { brand: ctx.config.BRAND_NAME, name: first_name }
  const templates = supportTemplates.map(id => ({
    id,
    name: translate(scope.locale, `supportMessages.templates.${id}.name`),
    subject: translate(locale, `supportMessages.templates.${id}.subject`, words),
    text: translate(locale, `supportMessages.templates.${id}.text`, words),
  }))
  return { locale, templates, messages: await newest(ctx, userId) }
}

async function newest({ db, vault }: Context, userId: string): Promise<SupportMessages['messages']> {
  const rows = await db
    .selectFrom('support_messages as message')
    .innerJoin('admins', 'admins.id', 'message.admin_id')
    // The sandbox inbox has a message at once, and the log says only what has failed.
    .leftJoin('deliveries', 'deliveries.id', 'message.message_id')
    .select(['message.id', 'message.template', 'message.subject', 'message.text', 'message.created_at'])
    .select(['admins.name as by', 'deliveries.status'])
    .where('message.user_id', '=', userId)
    .orderBy('message.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(row => {
    const { id, by, template, subject, text, created_at, status } = openRow(vault, 'support_messages', row)
    const delivery = (status as SupportMessages['messages'][number]['delivery'] | null) ?? 'delivered'
    return { id, by, template, subject, text, sentAt: created_at, delivery }
  })
}

/** Writes to the account's holder by e-mail. Throws `not_found`, and `conflict` if the same words went to them a moment ago, from whomever. */
export function sendMessage(ctx: Context, scope: Scope<AdminActor>, userId: string, written: Written) {
  const { template, subject, text } = written
  return ctx.db.transaction().execute(async trx => {
    const stored = await trx
      .selectFrom('users')
      .select(['id', 'email', 'locale'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!stored) throw notFound('customer')
    const recent = await trx
      .selectFrom('support_messages')
      .select(['id', 'subject', 'text'])
      .where('user_id', '=', userId)
      .where('created_at', '>', new Date(Date.now() - TWICE_MS).toISOString())
      .execute()
    const isTwice = recent
      .map(row => openRow(ctx.vault, 'support_messages', row))
      .some(one => one.subject === subject && one.text === text)
    if (isTwice) throw new Problem('conflict', translate(scope.locale, 'supportMessages.twice'))

    const { email } = openRow(ctx.vault, 'users', stored)
    const footer = translate(stored.locale as Locale, 'supportMessages.footer', {
      brand: ctx.config.BRAND_NAME,
      support: ctx.config.SUPPORT_EMAIL,
    })
    const message_id = await ctx.channels.send(trx, {
      channel: 'email',
      to: email,
      subject,
      text: `${text}\n\n${footer}`,
    })
    const id = newId('smg')
    const row = { id, user_id: userId, admin_id: scope.actor.adminId, template, subject, text, message_id }
    await trx
      .insertInto('support_messages')
      .values(sealRow(ctx.vault, 'support_messages', row))
      .execute()
    await audit(trx, scope, { action: 'supportMessage.sent', subject: id, userId, data: { template } })
    return { id }
  })
}
