import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SearchHit } from '../../../contracts/calls/adminSearch.ts'
import { toE164 } from '../../../contracts/phone.ts'
import type { Db } from '../../platform/context.ts'
import { idMatches, idsWhere } from '../../platform/db/idMatches.ts'
import { customerName, hasWords, wordsIn } from '../../platform/db/listQueries.ts'
import { readTypedPhone } from '../../platform/identity/typedPhone.ts'

const CUSTOMER_ID = /^c\d{4,8}$/i

/**
 * Finds customers for staff's search by id, customer id or its beginning, e-mail, phone, or whole words of names; also by the e-mail
 * of one of their sub-users.
 */
export async function findCustomers(db: Db, q: string, most: number): Promise<SearchHit[]> {
  const email = q.toLowerCase()
  const phone = readTypedPhone(q)
  const words = wordsIn(q)
  const conditions: RawBuilder<SqlBool>[] = [...idMatches('usr', q), sql`lower(email) = ${email}`]
  if (q.includes('@')) conditions.push(sql`id in (select user_id from sub_users where lower(email) = ${email})`)
  if (CUSTOMER_ID.test(q)) conditions.push(sql`customer_id like ${`${q.toUpperCase()}%`}`)
  if (phone) conditions.push(sql`country_code || phone = ${toE164(phone)}`)
  if (words.length > 0) conditions.push(hasWords(sql`concat_ws(' ', first_name, last_name, company_name)`, words))
  const rows = await db
    .selectFrom('users')
    .select(['id', 'customer_id', 'email', 'created_at', customerName.as('name')])
    .where('id', 'in', idsWhere('users', conditions))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => ({
    kind: 'user',
    id: row.id,
    userId: row.id,
    target: null,
    title: row.name,
    detail: [row.email, row.customer_id].filter(Boolean).join(', '),
    amountPaise: null,
    at: null,
  }))
}
