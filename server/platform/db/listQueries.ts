import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Db } from './schema.ts'

/** The requested page and order of a list. */
interface ListRequest {
  sort: { field: string; order: 'ASC' | 'DESC' }
  /** The number of rows to skip and to return. */
  offset: number
  limit: number
}

/**
 * A page of a short list with an exact total; ties are ordered by id, newest first.
 *
 * @param found the rows' columns and conditions, without an order
 * @param columns the column of each sortable field
 */
export async function findAndCount<DB, TB extends keyof DB, Row>(
  found: SelectQueryBuilder<DB, TB, Row>,
  columns: Readonly<Record<string, string | Expression<unknown>>>,
  request: ListRequest,
): Promise<{ rows: Row[]; total: number; capped: false }> {
  const rows = await pageOf(found, columns, request).execute()
  const counted = found.clearSelect().select(eb => eb.fn.countAll<number>().as('total'))
  // Kysely cannot infer the columns for generic tables.
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number }
  return { rows, total, capped: false }
}

/** The page of `findAndCount`, for a list that is counted otherwise. */
export function pageOf<DB, TB extends keyof DB, Row>(
  found: SelectQueryBuilder<DB, TB, Row>,
  columns: Readonly<Record<string, string | Expression<unknown>>>,
  { sort, offset, limit }: ListRequest,
): SelectQueryBuilder<DB, TB, Row> {
  const column = columns[sort.field] ?? 'id'
  const ascending = sort.order === 'ASC'
  return found
    .orderBy(typeof column === 'string' ? sql.ref(column) : column, order =>
      ascending ? order.asc().nullsFirst() : order.desc().nullsLast(),
    )
    .orderBy(sql.ref('id'), 'desc')
    .offset(offset)
    .limit(limit)
}

/**
 * Counts matching rows up to `limits.countCap`: a list of millions is never counted whole.
 *
 * @param found the conditions; columns and order do not matter
 * @param atLeast a query for a number of rows that is known without counting them, or null; beyond the cap nothing is counted
 */
export async function countCapped<DB, TB extends keyof DB, Row>(
  db: Db,
  found: SelectQueryBuilder<DB, TB, Row>,
  atLeast: Expression<unknown> = sql`null`,
): Promise<{ total: number; capped: boolean }> {
  const some = found
    .clearSelect()
    .clearOrderBy()
    .select(sql.lit(1).as('one'))
    .limit(limits.countCap + 1)
  const { rows } = await sql<{ count: number }>`
    select case when ${atLeast} > ${sql.lit(limits.countCap)} then ${sql.lit(limits.countCap + 1)}
      else (select count(*) from ${some} as found) end as count`.execute(db)
  const count = rows[0]?.count ?? 0
  return { total: Math.min(count, limits.countCap), capped: count > limits.countCap }
}

const PAGE = 500

/** Streams a long list page by page for exports, at most `limits.exportRows`. `page` returns the rows after an id, in order. */
export async function* streamRows<Row extends { id: string }>(
  page: (after: string | undefined, limit: number) => Promise<Row[]>,
  first?: string,
): AsyncGenerator<Row> {
  let after = first
  for (let left: number = limits.exportRows; left > 0; left -= PAGE) {
    const rows = await page(after, Math.min(PAGE, left))
    yield* rows
    after = rows.at(-1)?.id
    if (rows.length < PAGE) return
  }
}

/** Matches the account's id or its complete customer ID. */
export const customerIs = (field: string) => sql<SqlBool>`${field} in (users.id, users.customer_id)`

/** A LIKE pattern for "contains this text", with wildcards in the text escaped. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** The words of a search for a name, in lower case; none if the text cannot be one. */
export const wordsIn = (typed: string): string[] =>
  /[@\d]/.test(typed) ? [] : (typed.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [])

/** A condition that a text contains all these words, each as a whole. */
export const hasWords = (text: Expression<unknown>, words: readonly string[]) =>
  sql<SqlBool>`regexp_split_to_array(lower(${text}), '[[:space:].,-]+') @> ${sql.val(words)}::text[]`
