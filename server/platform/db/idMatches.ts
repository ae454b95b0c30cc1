import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Screens show an id as its prefix and its last eight characters: they are indexed as `right(id, 8)`. */
const TAIL = 8
/** This much of an id's beginning names a moment, not an hour. */
const HEAD = 10
const DIGITS = 32

/**
 * Conditions under which the column `id` matches what a person copied from a screen: the whole id, its prefix and last characters as
 * screens shorten it, only those, or its beginning. None if the text is no id with this prefix.
 *
 * @param shortened false for a table without an index of endings: one more index on each ledger entry would slow every check
 */
export function idMatches(prefix: string, typed: string, shortened = true): RawBuilder<SqlBool>[] {
  const [, named, digits = ''] = /^(?:([a-z]{3})_)?([0-9a-f]{8,32})$/.exec(typed.toLowerCase()) ?? []
  if (digits === '' || (named && named !== prefix)) return []
  const whole = `${prefix}_${digits}`
  if (digits.length === DIGITS) return [sql`id = ${whole}`]
  const ending = sql<SqlBool>`right(id, ${sql.lit(TAIL)}) = ${digits.slice(-TAIL)} and id like ${`${prefix}\\_%${digits}`}`
  const endings = shortened ? [ending] : []
  if (!named || digits.length < HEAD) return endings
  const beginning = sql<SqlBool>`id >= ${whole} and id < ${`${whole}g`} and id like ${`${prefix}\\_${digits}%`}`
  return [...endings, beginning]
}

/** Ids of the rows of a table that meet any of the conditions; each condition is answered by an index of its own. */
export const idsWhere = (table: string, conditions: readonly RawBuilder<SqlBool>[]) =>
  sql<string>`(${sql.join(
    conditions.map(condition => sql`select id from ${sql.table(table)} where ${condition}`),
    sql` union all `,
  )})`
