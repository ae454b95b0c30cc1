import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SearchHit } from '../../../contracts/calls/adminSearch.ts'
import type { Context } from '../../platform/context.ts'
import { idMatches, idsWhere } from '../../platform/db/idMatches.ts'
import { wordsIn } from '../../platform/db/listQueries.ts'
import { customerName, openName } from '../../platform/sealing/names.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { emailIndex, nameIndexes, phoneIndex } from '../../platform/searchIndexes.ts'

const CUSTOMER_ID = /^c\d{4,8}$/i

/**
 * Finds customers for staff's search by id, customer id or its beginning, e-mail, phone, or whole words of names; also by the e-mail
 * of one of their sub-users.
 */
export async function findCustomers(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  q: string,
  most: number,
): Promise<SearchHit[]> {
  const email = emailIndex(vault, q)
  const phone = phoneIndex(vault, q)
  const words = nameIndexes(vault, ...wordsIn(q))
  const conditions: RawBuilder<SqlBool>[] = [...idMatches('usr', q), sql`email_index = ${email}`]
  if (q.includes('@')) conditions.push(sql`id in (select user_id from sub_users where email_index = ${email})`)
  if (CUSTOMER_ID.test(q)) conditions.push(sql`customer_id like ${`${q.toUpperCase()}%`}`)
  if (phone) conditions.push(sql`phone_index = ${phone}`)
  if (words.length > 0) conditions.push(sql`name_words @> ${words}::text[]`)
  const rows = await db
    .selectFrom('users')
    .select(['id', 'customer_id', 'email', 'created_at', customerName.as('name')])
    .where('id', 'in', idsWhere('users', conditions))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows
    .map(stored => openRow(vault, 'users', stored))
    .map(row => ({
      kind: 'user',
      id: row.id,
      userId: row.id,
      target: null,
      title: openName(vault, row.name),
      detail: [row.email, row.customer_id].filter(Boolean).join(', '),
      amountPaise: null,
      at: null,
    }))
}
