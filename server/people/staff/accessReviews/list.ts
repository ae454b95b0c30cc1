import { sql } from 'kysely'
import type { z } from 'zod'
import { knownGrants } from '../../../../contracts/people/permissions.ts'
import type { AccessReview, AccessReviewDetail, accessReview } from '../../../../contracts/resources/accessReview.ts'
import type { Db, Scope, Trx } from '../../../platform/context.ts'
import { findAndCount } from '../../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../../platform/http/serveResource.ts'
import type { AdminActor } from '../../../platform/identity/actors.ts'
import { notFound } from '../../../platform/problem.ts'
import { hasEnded, lasts } from '../../accounts/accessEnd.ts'

type Filter = z.output<typeof accessReview.filter>

const columns = { id: 'access_reviews.id', openedAt: 'opened_at' } as const

export async function listReviews(
  db: Db,
  { filter: { id, state }, ...query }: ListQuery<Filter>,
): Promise<Page<AccessReview>> {
  let found = reviews(db)
  if (id) found = found.where('access_reviews.id', 'in', [...id, ''])
  if (state) found = found.where('finished_at', state === 'open' ? 'is' : 'is not', null)
  const page = await findAndCount(found, columns, query)
  return { ...page, rows: page.rows.map(present) }
}

const reviews = (db: Db | Trx) =>
  db
    .selectFrom('access_reviews')
    .leftJoin('admins as opener', 'opener.id', 'access_reviews.opened_by')
    .leftJoin('admins as finisher', 'finisher.id', 'access_reviews.finished_by')
    .select([
      'access_reviews.id',
      'quarter',
      'opened_at',
      'finished_at',
      'opener.name as opener',
      'finisher.name as finisher',
    ])
    .select(
      sql<number>`(select count(*)::int from access_review_people where review_id = access_reviews.id)`.as('people'),
    )
    .select(
      sql<number>`(select count(decision)::int from access_review_people where review_id = access_reviews.id)`.as(
        'reviewed',
      ),
    )

type Row = Awaited<ReturnType<ReturnType<typeof reviews>['execute']>>[number]

const present = (row: Row): AccessReview => ({
  id: row.id,
  quarter: row.quarter,
  state: row.finished_at === null ? 'open' : 'finished',
  people: row.people,
  reviewed: row.reviewed,
  openedAt: row.opened_at,
  openedBy: row.opener,
  finishedAt: row.finished_at,
  finishedBy: row.finisher,
})

/** A review with its people, those who are still to be reviewed first. Throws `not_found`. */
export async function showReview(db: Db, { actor }: Scope<AdminActor>, id: string): Promise<AccessReviewDetail> {
  const review = await reviews(db).where('access_reviews.id', '=', id).executeTakeFirst()
  if (!review) throw notFound('access review')
  const people = await db
    .selectFrom('access_review_people as person')
    .innerJoin('admins', 'admins.id', 'person.admin_id')
    .leftJoin('admins as decider', 'decider.id', 'person.decided_by')
    .selectAll('person')
    .select(['admins.role as role_now', 'admins.is_active', 'admins.access_until', 'decider.name as decider'])
    .where('review_id', '=', id)
    .orderBy(sql`decision is not null`)
    .orderBy(sql`lower(person.name)`)
    .execute()
  const alone = !(await hasOtherSuperAdmin(db, actor.adminId))
  const record = present(review)
  return {
    ...record,
    rows: people.map(row => {
      const isOff = !row.is_active || hasEnded(row.access_until)
      const isOther = row.role_now !== row.role || row.access_until !== row.until
      return {
        id: row.admin_id,
        name: row.name,
        email: row.email,
        roleName: row.role_name,
        rights: knownGrants(row.rights),
        lastSignInAt: row.last_sign_in_at,
        since: row.since,
        givenBy: row.given_by,
        until: row.until,
        decision: row.decision,
        note: row.note,
        decidedBy: row.decider,
        decidedAt: row.decided_at,
        isDone: row.decision === 'end' ? isOff : row.decision === 'change' ? isOff || isOther : row.decision === 'keep',
        mayDecide: record.state === 'open' && (row.admin_id !== actor.adminId || alone),
      }
    }),
  }
}

/** Whether another super-admin can decide on one's own access. */
export async function hasOtherSuperAdmin(db: Db | Trx, adminId: string): Promise<boolean> {
  const other = await db
    .selectFrom('admins')
    .select('id')
    .where('id', '<>', adminId)
    .where('role', '=', 'superadmin')
    .where('is_active', '=', true)
    .where('password_hash', 'is not', null)
    .where(lasts('admins.access_until'))
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
