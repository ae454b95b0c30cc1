import { type SqlBool, sql } from 'kysely'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

// A member of staff and a secondary user can have access until a day in India, which is the last one. Sessions and sign-ins ask this themselves, to
// the second; `endAccess.ts` disables the account soon after, so that everything else sees it too.

const DAY_MS = 86_400_000
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** An ISO day in India, so many days from now. */
export const dayFromToday = (days = 0): string => indianDay.format(Date.now() + days * DAY_MS)

export const hasEnded = (until: string | null): boolean => until !== null && until < dayFromToday()

/** Of a query with this column: access without an end, or whose last day has not passed. */
export const lasts = (column: 'admins.access_until' | 'sub_users.access_until') =>
  sql<SqlBool>`(${sql.ref(column)} is null or ${sql.ref(column)} >= ${dayFromToday()}::date)`

/** Whether access would last longer with the new end. */
export const isLater = (until: string | null, former: string | null): boolean =>
  former !== null && (until === null || until > former)

/** Throws `bad_request` for a last day that has passed or is too far ahead. */
export function assertAhead(locale: Locale, until: string | null | undefined): void {
  if (until == null) return
  const days = limits.accessEnd.mostDaysAhead
  const key = until < dayFromToday() ? 'past' : until > dayFromToday(days) ? 'tooFar' : null
  if (key === null) return
  const message = translate(locale, `roles.until.${key}`, { years: Math.round(days / 365) })
  throw new Problem('bad_request', message, [{ field: 'until', message }])
}

const dates = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const

/** "31 December 2026". */
export const dayInWords = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(dates[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** What somebody whose access has ended is told. */
export const endedMessage = (locale: Locale, until: string): string =>
  translate(locale, 'roles.until.ended', { day: dayInWords(locale, until) })
