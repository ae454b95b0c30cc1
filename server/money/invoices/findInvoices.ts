import { sql } from 'kysely'
import type { SearchHit } from '../../../contracts/calls/adminSearch.ts'
import type { Context } from '../../platform/context.ts'
import { idMatches, idsWhere } from '../../platform/db/idMatches.ts'
import { customerName, openName } from '../../platform/sealing/names.ts'

type Parts = Pick<Context, 'db' | 'vault'>

/** Finds invoices and credit notes for staff's search by number, in any case and with or without separators, and by id. */
export async function findInvoices({ db, vault }: Parts, q: string, most: number): Promise<SearchHit[]> {
  const number = q.replaceAll(/[\s/-]/g, '').toUpperCase()
  const conditions = [...idMatches('inv', q), sql<boolean>`replace(replace(number, '/', ''), '-', '') = ${number}`]
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('users', 'users.id', 'invoices.user_id')
    .select(['invoices.id', 'invoices.user_id', 'number', 'invoices.created_at', customerName.as('customer')])
    .select(sql<number>`base_paise + cgst_paise + sgst_paise + igst_paise`.as('total_paise'))
    .where('invoices.id', 'in', idsWhere('invoices', conditions))
    .orderBy('invoices.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => ({
    kind: 'invoice',
    id: row.id,
    userId: row.user_id,
    target: row.number,
    title: row.number,
    detail: openName(vault, row.customer),
    amountPaise: row.total_paise,
    at: row.created_at,
  }))
}
