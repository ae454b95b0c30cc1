import { sql } from 'kysely'
import {
  daysBetween,
  documentChoices,
  type FleetDocument,
  reminderStepOf,
  reminderSteps,
} from '../../contracts/fleet.ts'
import { formatCount } from '../../contracts/platform/money.ts'
import { paths } from '../../contracts/platform/paths.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { today } from '../checks/days.ts'
import { sendOptionalMail } from '../messaging/preferences/optionalMail.ts'
import { emitWebhookEvent } from '../messaging/webhooks/emit.ts'
import type { Context, Trx } from '../platform/context.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import { openRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { papersOfVehicle } from './papers.ts'

const EVERY_MS = 15 * 60_000
const MAX_IN_MAIL = 20

type Parts = Pick<Context, 'db' | 'channels' | 'config' | 'vault'>

/** Runs every quarter of an hour on every worker; a second run on the same day finds nothing left to send. */
export const startFleetReminders = (ctx: Parts & Pick<Context, 'log'>) =>
  runPeriodically(EVERY_MS, 'fleet reminders', ctx.log, () => remindFleets(ctx), 60_000)

/**
 * Reminds each account 30, 7 and 1 days before a paper ends, once per vehicle, paper, day and step. After a pause of the server only
 * the step that a paper has reached by then is sent, not those that were missed. `day` is today in India.
 */
export async function remindFleets(ctx: Parts, day = today()): Promise<void> {
  const accounts = await ctx.db
    .selectFrom('fleet_settings')
    .select('user_id')
    .where('reminders_on', '=', true)
    .execute()
  for (const { user_id } of accounts) await remindAccount(ctx, user_id, day)
}

interface Due {
  id: string
  vehicle: string
  group: string | null
  verificationId: string
  document: FleetDocument
  upto: string
  daysLeft: number
}

/** The marks and the messages share a transaction; the lock of the settings lets only one worker send them. */
const remindAccount = (ctx: Parts, userId: string, day: string): Promise<void> =>
  ctx.db.transaction().execute(async trx => {
    const settings = await trx
      .selectFrom('fleet_settings')
      .selectAll()
      .where('user_id', '=', userId)
      .where('reminders_on', '=', true)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!settings) return
    const due = await markDue(trx, userId, settings.documents, day)
    if (due.length === 0) return
    for (const one of due) await emitWebhookEvent(trx, { userId, event: 'fleet.document_due', data: { ...one } })
    await sendOptionalMail(ctx, trx, userId, 'fleetDue', locale => mailOf(ctx, due, locale))
    for (const id of settings.recipients) await mailSubUser(ctx, trx, { userId, id, due })
  })

/** The papers whose step was not sent yet, marked as sent. */
async function markDue(trx: Trx, userId: string, documents: readonly FleetDocument[], day: string): Promise<Due[]> {
  const { rows } = await sql<Omit<Due, 'daysLeft'>>`
    select vehicle.id, vehicle.rc_masked as vehicle, vehicle.group_name as "group",
      vehicle.verification_id as "verificationId", paper.document, paper.upto
    from fleet_vehicles as vehicle, lateral ${papersOfVehicle} as paper
    where vehicle.user_id = ${userId} and vehicle.removed_at is null
      and paper.document = any(${sql.val([...documents])}::text[])
      and paper.upto between ${day}::date and ${day}::date + ${sql.lit(reminderSteps[0])}
    order by paper.upto, vehicle.id`.execute(trx)
  if (rows.length === 0) return []
  const due = rows.map(row => ({ ...row, daysLeft: daysBetween(day, row.upto) }))
  const marks = due.map(({ id, document, upto, daysLeft }) => ({
    vehicle_id: id,
    document,
    upto,
    step: reminderStepOf(daysLeft) ?? reminderSteps[0],
  }))
  const sent = await trx
    .insertInto('fleet_reminders')
    .values(marks)
    .onConflict(same => same.doNothing())
    .returning(['vehicle_id', 'document'])
    .execute()
  const isNew = new Set(sent.map(mark => `${mark.vehicle_id} ${mark.document}`))
  return due.filter(one => isNew.has(`${one.id} ${one.document}`))
}

function mailOf({ config }: Parts, due: readonly Due[], locale: Locale) {
  const lines = due.slice(0, MAX_IN_MAIL).map(one =>
    translate(locale, 'fleet.mail.line', {
      vehicle: one.vehicle,
      group: one.group ? ` (${one.group})` : '',
      document: documentChoices[one.document].label[locale],
      date: one.upto,
      smart_count: one.daysLeft,
    }),
  )
  const more = due.length - lines.length
  const words = {
    brand: config.BRAND_NAME,
    smart_count: due.length,
    count: formatCount(due.length),
    lines: lines.join('\n'),
    more: more > 0 ? translate(locale, 'fleet.mail.more', { smart_count: more, count: formatCount(more) }) : '',
    url: new URL(paths.vaahanAnalytics, config.PUBLIC_URL).href,
  }
  return {
    subject: translate(locale, 'fleet.mail.subject', words),
    text: translate(locale, 'fleet.mail.text', words).replaceAll(/\n{3,}/g, '\n\n'),
  }
}

async function mailSubUser(
  ctx: Parts,
  trx: Trx,
  { userId, id, due }: { userId: string; id: string; due: readonly Due[] },
): Promise<void> {
  const row = await trx
    .selectFrom('sub_users')
    .innerJoin('users', 'users.id', 'sub_users.user_id')
    .select(['sub_users.id', 'sub_users.email', 'users.locale'])
    .where('sub_users.id', '=', id)
    .where('sub_users.user_id', '=', userId)
    .where('sub_users.is_active', '=', true)
    .executeTakeFirst()
  if (!row) return
  const { email } = openRow(ctx.vault, 'sub_users', { id: row.id, email: row.email })
  const { subject, text } = mailOf(ctx, due, row.locale === 'hi' ? 'hi' : 'en')
  await ctx.channels.send(trx, { channel: 'email', to: email, subject, text })
}
