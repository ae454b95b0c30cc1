import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SearchHit } from '../../../contracts/calls/adminSearch.ts'
import type { Db } from '../../platform/context.ts'
import { idMatches, idsWhere } from '../../platform/db/idMatches.ts'
import { hasWords, wordsIn } from '../../platform/db/listQueries.ts'

/** Finds members of staff for the search by id, e-mail or whole words of their names. */
export async function findStaff(db: Db, q: string, most: number): Promise<SearchHit[]> {
  const words = wordsIn(q)
  const conditions: RawBuilder<SqlBool>[] = [...idMatches('adm', q), sql`lower(email) = ${q.toLowerCase()}`]
  if (words.length > 0) conditions.push(hasWords(sql`name`, words))
  const rows = await db
    .selectFrom('admins')
    .select(['id', 'name', 'email'])
    .where('id', 'in', idsWhere('admins', conditions))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => ({
    kind: 'staff',
    id: row.id,
    userId: null,
    target: null,
    title: row.name,
    detail: row.email,
    amountPaise: null,
    at: null,
  }))
}
