import { sql } from 'kysely'
import { limits } from '../../../contracts/platform/limits.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import { dayFromToday, dayInWords } from './accessEnd.ts'

type Parts = Pick<Context, 'db' | 'config' | 'channels' | 'vault' | 'log'>

const EVERY_MS = 60_000
const AT_ONCE = 100

const scope = { actor: { kind: 'system', name: 'access end' }, ip: null, requestId: null } as const

/** Ends the access whose last day has passed, and mails its holder and whoever set the end, some days before and then. Once a minute. */
export const startEndingAccess = (ctx: Parts) =>
  runPeriodically(EVERY_MS, 'ending access', ctx.log, () => endAccess(ctx))

export async function endAccess(ctx: Parts): Promise<void> {
  for (const table of ['admins', 'sub_users'] as const)
    for (const stage of ['ends', 'ended'] as const)
      while ((await ctx.db.transaction().execute(trx => nextOnes(ctx, trx, table, stage))) === AT_ONCE);
}

type Table = 'admins' | 'sub_users'
/** `ends`: in some days. */
type Stage = 'ends' | 'ended'

/**
 * Rows that another node works on are left to it. The sessions stay open until they expire or the access is opened again: they are refused
 * without it, and a refresh can say why.
 */
async function nextOnes(ctx: Parts, trx: Trx, table: Table, stage: Stage): Promise<number> {
  const told = stage === 'ends' ? 'end_warned_for' : 'end_told_for'
  const [from, to] =
    stage === 'ends' ? [dayFromToday(), dayFromToday(limits.accessEnd.warnDays)] : [null, dayFromToday(-1)]
  const rows = await trx
    .selectFrom(table)
    .select(['id', 'access_until'])
    .where('access_until', '<=', to)
    .$if(from !== null, query => query.where('access_until', '>=', from))
    .where('is_active', '=', true)
    .where(sql<boolean>`${sql.ref(told)} is distinct from access_until`)
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id, access_until: until } of rows) {
    if (until === null) continue
    const isEnded = stage === 'ended'
    await trx
      .updateTable(table)
      .set({ [told]: until, ...(isEnded && { is_active: false }) })
      .where('id', '=', id)
      .execute()
    const people = table === 'admins' ? await staffOf(trx, id) : await teamOf(ctx, trx, id)
    if (isEnded) {
      const action = table === 'admins' ? 'staff.accessEnded' : 'subUser.accessEnded'
      await audit(trx, scope, { action, subject: id, userId: people.userId, data: { until } })
    }
    await tell(ctx, trx, stage, until, people)
  }
  return rows.length
}

interface Reader {
  email: string
  locale: Locale
}

interface People {
  /** The account; null for staff. */
  userId: string | null
  name: string
  holder: Reader
  /** Whoever set the end, if that is somebody else. */
  giver: Reader | null
  /** Where the giver can extend it. */
  page: string
}

const localeOf = (locale: string): Locale => (locale === 'hi' ? 'hi' : 'en')

async function staffOf(trx: Trx, id: string): Promise<People> {
  const row = await trx
    .selectFrom('admins')
    .leftJoin('admins as giver', join =>
      join.onRef('giver.id', '=', 'admins.until_given_by').on('giver.is_active', '=', true),
    )
    .select([
      'admins.name',
      'admins.email',
      'admins.locale',
      'giver.email as giver_email',
      'giver.locale as giver_locale',
    ])
    .where('admins.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    userId: null,
    name: row.name,
    holder: { email: row.email, locale: localeOf(row.locale) },
    giver: row.giver_email === null ? null : { email: row.giver_email, locale: localeOf(row.giver_locale ?? 'en') },
    page: paths.adminAccounts,
  }
}

/** The account's holder is told where the secondary user who set the end has left. The language is that of the account. */
async function teamOf({ vault }: Pick<Context, 'vault'>, trx: Trx, id: string): Promise<People> {
  const stored = await trx.selectFrom('sub_users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const row = openRow(vault, 'sub_users', stored)
  const account = await trx.selectFrom('users').selectAll().where('id', '=', row.user_id).executeTakeFirstOrThrow()
  const owner = openRow(vault, 'users', account)
  const giver =
    row.until_given_by &&
    (await trx
      .selectFrom('sub_users')
      .selectAll()
      .where('id', '=', row.until_given_by)
      .where('is_active', '=', true)
      .executeTakeFirst())
  const locale = localeOf(owner.locale)
  return {
    userId: row.user_id,
    name: `${row.first_name} ${row.last_name}`,
    holder: { email: row.email, locale },
    giver: { email: giver ? openRow(vault, 'sub_users', giver).email : owner.email, locale },
    page: paths.myAccount,
  }
}

async function tell(
  { config, channels }: Parts,
  trx: Trx,
  stage: Stage,
  until: string,
  { name, holder, giver, page }: People,
): Promise<void> {
  const send = ({ email, locale }: Reader, whom: 'holder' | 'giver') => {
    const url = new URL(page, config.PUBLIC_URL).href
    const words = { brand: config.BRAND_NAME, name, day: dayInWords(locale, until), url }
    return channels.send(trx, {
      channel: 'email',
      to: email,
      subject: translate(locale, `roles.mail.${stage}.${whom}Subject`, words),
      text: translate(locale, `roles.mail.${stage}.${whom}Text`, words),
    })
  }
  await send(holder, 'holder')
  if (giver && giver.email !== holder.email) await send(giver, 'giver')
}
