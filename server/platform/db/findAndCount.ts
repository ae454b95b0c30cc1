import { type Expression, type SelectQueryBuilder, sql } from 'kysely'

/** Which part of a list is asked for, and in what order. */
interface Asked {
  sort: { field: string; order: 'ASC' | 'DESC' }
  /** Rows to skip and to return. */
  offset: number
  limit: number
}

/**
 * A page of rows that are few enough to be counted: how many there are in all is exact.
 * @param found the rows' columns and conditions, without an order
 * @param columns what each field that a list may be sorted by is called; rows alike in it stand by id, newest first
 */
export async function findAndCount<DB, TB extends keyof DB, Row>(
  found: SelectQueryBuilder<DB, TB, Row>,
  columns: Readonly<Record<string, string | Expression<unknown>>>,
  { sort, offset, limit }: Asked,
): Promise<{ rows: Row[]; total: number; capped: false }> {
  const column = columns[sort.field] ?? 'id'
  const ascending = sort.order === 'ASC'
  const rows = await found
    .orderBy(typeof column === 'string' ? sql.ref(column) : column, order =>
      ascending ? order.asc().nullsFirst() : order.desc().nullsLast(),
    )
    .orderBy(sql.ref('id'), 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const counted = found.clearSelect().select(eb => eb.fn.countAll<number>().as('total'))
  // Kysely knows the columns of a builder whose tables it knows.
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number }
  return { rows, total, capped: false }
}
