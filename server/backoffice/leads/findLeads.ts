import type { SearchHit } from '../../../contracts/calls/adminSearch.ts'
import type { Context } from '../../platform/context.ts'
import { idMatches, idsWhere } from '../../platform/db/idMatches.ts'
import { contactMatches } from '../../platform/sealing/names.ts'
import { openRow } from '../../platform/sealing/rows.ts'

type Parts = Pick<Context, 'db' | 'vault'>

/** Finds leads for staff's search by id, e-mail, phone, or whole words of the name and the company. */
export async function findLeads({ db, vault }: Parts, q: string, most: number): Promise<SearchHit[]> {
  const conditions = [...idMatches('led', q), ...contactMatches(vault, 'leads', q)]
  if (conditions.length === 0) return []
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'name', 'company_name', 'product_name', 'created_at'])
    .where('id', 'in', idsWhere('leads', conditions))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(sealed => {
    const row = openRow(vault, 'leads', sealed)
    return {
      kind: 'lead',
      id: row.id,
      userId: null,
      target: null,
      title: row.name,
      detail: [row.company_name, row.product_name].filter(Boolean).join(', '),
      amountPaise: null,
      at: row.created_at,
    }
  })
}
