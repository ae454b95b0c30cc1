import { sql } from 'kysely'
import { actions, type Grants, permissions, reading } from '../../../../contracts/people/permissions.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../../platform/context.ts'
import type { AdminActor } from '../../../platform/identity/actors.ts'
import { newId } from '../../../platform/identity/ids.ts'
import { runPeriodically } from '../../../platform/jobs/runPeriodically.ts'
import { Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import { dayFromToday, lasts } from '../../accounts/accessEnd.ts'
import { lockMember } from '../change.ts'

type Parts = Pick<Context, 'db' | 'config' | 'channels' | 'log'>

const HOUR_MS = 3_600_000

/** Opens the review of each quarter. Once an hour, and soon after the start. */
export const startAccessReviews = (ctx: Parts) =>
  runPeriodically(HOUR_MS, 'access reviews', ctx.log, () => openQuarterly(ctx), 60_000)

const systemScope = { actor: { kind: 'system', name: 'access reviews' }, ip: null, requestId: null } as const

/** "2026-Q4" and its first day, of a day in India. */
export function quarterOf(day: string): { quarter: string; firstDay: string } {
  const [year = '', month = '1'] = day.split('-')
  const number = Math.ceil(Number(month) / 3)
  return { quarter: `${year}-Q${number}`, firstDay: `${year}-${String(number * 3 - 2).padStart(2, '0')}-01` }
}

/** Opens the review of the current quarter once, if there was a member of staff before it, and mails every super-admin. */
export async function openQuarterly(ctx: Parts, today = dayFromToday()): Promise<void> {
  const { quarter, firstDay } = quarterOf(today)
  await ctx.db.transaction().execute(async trx => {
    const earlier = await trx
      .selectFrom('admins')
      .select('id')
      .where('created_at', '<', new Date(`${firstDay}T00:00:00+05:30`).toISOString())
      .limit(1)
      .executeTakeFirst()
    if (!earlier) return
    const id = newId('arv')
    const created = await trx
      .insertInto('access_reviews')
      .values({ id, quarter, opened_by: null })
      .onConflict(same => same.column('quarter').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!created) return
    await fillReview(trx, id)
    await audit(trx, systemScope, { action: 'accessReview.opened', subject: id, data: { quarter } })
    await tellSuperAdmins(ctx, trx, quarter)
  })
}

/** Opens a review by hand. Throws `conflict` while another one is open. */
export function openReview({ db }: Pick<Context, 'db'>, scope: Scope<AdminActor>, reason: string) {
  return db.transaction().execute(async trx => {
    // Of two super-admins at once, the second sees the review of the first.
    await lockMember(trx, scope, scope.actor.adminId)
    const open = await trx.selectFrom('access_reviews').select('id').where('finished_at', 'is', null).executeTakeFirst()
    if (open) throw new Problem('conflict', translate(scope.locale, 'staff.review.oneOpen'))
    const id = newId('arv')
    await trx.insertInto('access_reviews').values({ id, quarter: null, opened_by: scope.actor.adminId }).execute()
    await fillReview(trx, id)
    await audit(trx, scope, { action: 'accessReview.opened', subject: id, reason })
    return { id }
  })
}

const beyondReading = (granted: Grants): Grants =>
  Object.fromEntries(
    permissions
      .map(permission => [
        permission,
        actions.filter(action => granted[permission]?.includes(action) && !reading.some(one => one === action)),
      ])
      .filter(([, changing]) => (changing?.length ?? 0) > 0),
  )

/** Copies every member with access as they are now. */
export async function fillReview(trx: Trx, reviewId: string): Promise<void> {
  const members = await trx
    .selectFrom('admins')
    .innerJoin('roles', 'roles.id', 'admins.role')
    .select(['admins.id', 'admins.name', 'email', 'role', 'roles.name as role_name', 'permissions', 'access_until'])
    .select('admins.created_at')
    .select(
      sql<string | null>`(select sessions.created_at from sessions where admin_id = admins.id
        order by sessions.id desc limit 1)`.as('last_sign_in_at'),
    )
    .select(
      sql<string | null>`(select giver.name from staff_changes change join admins giver on giver.id = change.made_by
        where change.admin_id = admins.id and change.kind in ('invited', 'raised', 'lowered', 'enabled')
        order by change.made_at desc limit 1)`.as('given_by'),
    )
    .where('is_active', '=', true)
    .where(lasts('admins.access_until'))
    .execute()
  if (members.length === 0) return
  await trx
    .insertInto('access_review_people')
    .values(
      members.map(member => ({
        review_id: reviewId,
        admin_id: member.id,
        name: member.name,
        email: member.email,
        role: member.role,
        role_name: JSON.stringify(member.role_name),
        rights: JSON.stringify(beyondReading(member.permissions)),
        last_sign_in_at: member.last_sign_in_at,
        since: member.created_at,
        given_by: member.given_by,
        until: member.access_until,
      })),
    )
    .execute()
}

async function tellSuperAdmins({ config, channels }: Parts, trx: Trx, quarter: string): Promise<void> {
  const readers = await trx
    .selectFrom('admins')
    .select(['email', 'locale'])
    .where('role', '=', 'superadmin')
    .where('is_active', '=', true)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .execute()
  const words = { brand: config.BRAND_NAME, quarter, url: new URL(paths.adminAccessReviews, config.PUBLIC_URL).href }
  for (const { email, locale: of } of readers) {
    const locale = of === 'hi' ? 'hi' : 'en'
    const subject = translate(locale, 'staff.review.mailSubject', words)
    await channels.send(trx, {
      channel: 'email',
      to: email,
      subject,
      text: translate(locale, 'staff.review.mailText', words),
    })
  }
}
