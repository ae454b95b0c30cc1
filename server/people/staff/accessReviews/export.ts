import { grantLines } from '../../../../contracts/people/permissionNames.ts'
import { csvWriter } from '../../../engines/csv.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import type { AdminActor } from '../../../platform/identity/actors.ts'
import { translate } from '../../../platform/translate.ts'
import { showReview } from './list.ts'

const columns = [
  'name',
  'email',
  'role',
  'rights',
  'lastSignInAt',
  'since',
  'givenBy',
  'until',
  'decision',
  'note',
  'decidedBy',
  'decidedAt',
  'isDone',
] as const

/** A line per member of staff, in the reader's language. Throws `not_found`. */
export async function exportReview({ db }: Pick<Context, 'db'>, scope: Scope<AdminActor>, id: string) {
  const { quarter, openedAt, rows } = await showReview(db, scope, id)
  const { locale } = scope
  await audit(db, scope, { action: 'list.exported', subject: id, data: { list: 'access-reviews', rows: rows.length } })
  const writer = csvWriter(columns.map(key => ({ key, header: translate(locale, `staff.review.columns.${key}`) })))
  for (const { roleName, rights, decision, isDone, ...row } of rows)
    writer.write({
      ...row,
      role: roleName[locale],
      rights: grantLines(rights, locale).join('; '),
      decision: decision && translate(locale, `staff.review.decisions.${decision}`),
      isDone: decision === null ? '' : translate(locale, isDone ? 'staff.review.yes' : 'staff.review.no'),
    })
  writer.end()
  return { fileName: `access-review-${quarter ?? openedAt.slice(0, 10)}.csv`, writer }
}
