import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SearchHit } from '../../../contracts/calls/adminSearch.ts'
import { toE164 } from '../../../contracts/phone.ts'
import type { Db } from '../../platform/context.ts'
import { idMatches, idsWhere } from '../../platform/db/idMatches.ts'
import { hasWords, wordsIn } from '../../platform/db/listQueries.ts'
import { readTypedPhone } from '../../platform/identity/typedPhone.ts'

/** Finds leads for staff's search by id, e-mail, phone, or whole words of the name and the company. */
export async function findLeads(db: Db, q: string, most: number): Promise<SearchHit[]> {
  const phone = readTypedPhone(q)
  const words = wordsIn(q)
  const conditions: RawBuilder<SqlBool>[] = [...idMatches('led', q), sql`lower(email) = ${q.toLowerCase()}`]
  if (phone) conditions.push(sql`regexp_replace(phone, '\\D', '', 'g') in (${toE164(phone).slice(1)}, ${phone.number})`)
  if (words.length > 0) conditions.push(hasWords(sql`concat_ws(' ', name, company_name)`, words))
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'name', 'company_name', 'product_name', 'created_at'])
    .where('id', 'in', idsWhere('leads', conditions))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => ({
    kind: 'lead',
    id: row.id,
    userId: null,
    target: null,
    title: row.name,
    detail: [row.company_name, row.product_name].filter(Boolean).join(', '),
    amountPaise: null,
    at: row.created_at,
  }))
}
