import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../context.ts'
import { likePattern } from '../db/listQueries.ts'
import { searchTerms } from '../searchIndexes.ts'
import type { Vault } from '../vault.ts'

type Owner = 'users' | 'sub_users'

/**
 * A name as a query returns it, for `openName`: the table, the row's id, company, first and last name, still sealed; or a text that
 * is not sealed.
 */
export type SealedName = string | readonly [Owner, string, string | null, string, string]

function nameIn(table: Owner, alias: string, withCompany: boolean): RawBuilder<SealedName | null> {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  const company = withCompany ? of('company_name') : sql`null::text`
  return sql`case when ${of('id')} is not null then jsonb_build_array(${sql.lit(table)}, ${of('id')}, ${company},
    ${of('first_name')}, ${of('last_name')}) end`
}

/** The name of a joined customer, the company's if there is one. */
export const customerNameOf = (alias: string) => nameIn('users', alias, true) as RawBuilder<SealedName>

/** The same in lists for staff; needs the joined table `users`. */
export const customerName = customerNameOf('users')

/** A secondary user, or the customer as a person; needs the joined tables `users` and `sub_users`. */
export const personName = personNameOf('users')

/** The same where the customers who act are joined under another name. */
export function personNameOf(users: string): RawBuilder<SealedName> {
  return sql`coalesce(${nameIn('sub_users', 'sub_users', false)}, ${nameIn('users', users, false)})`
}

/** Who acted: `other`, such as a member of staff, a person of a customer's account, or the text `last`. */
export const actorName = (other: RawBuilder<unknown>, last: RawBuilder<unknown>, users = 'users') =>
  sql<SealedName>`coalesce(to_jsonb(${other}), ${personNameOf(users)}, to_jsonb(${last}))`

export function openName(vault: Vault, name: SealedName): string
export function openName(vault: Vault, name: SealedName | null): string | null
export function openName(vault: Vault, name: SealedName | null): string | null {
  if (name === null || typeof name === 'string') return name
  const [table, id, company, first, last] = name
  if (company !== null) return vault.open(company, { column: 'users.company_name', id })
  return `${vault.open(first, { column: `${table}.first_name`, id })} ${vault.open(last, { column: `${table}.last_name`, id })}`
}

/** Reads the name of a customer: the company, or the holder of an account without one. */
export async function readCustomerName({ db, vault }: Pick<Context, 'db' | 'vault'>, userId: string): Promise<string> {
  const { name } = await db
    .selectFrom('users')
    .select(customerName.as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return openName(vault, name)
}

/** Rows of a list with these names opened. */
export const openNames = <Row extends object, Key extends keyof Row>(vault: Vault, rows: Row[], ...names: Key[]) =>
  rows.map(
    row =>
      ({
        ...row,
        ...Object.fromEntries(names.map(name => [name, openName(vault, row[name] as SealedName | null)])),
      }) as { [Name in keyof Row]: Name extends Key ? Exclude<Row[Name], readonly unknown[]> : Row[Name] },
  )

/** Customers whose customer ID contains a text, or who have it as e-mail, as phone, or as whole words of their name. */
export function customerMatches(vault: Vault, text: string, alias = 'users'): RawBuilder<SqlBool> {
  const byId = sql<SqlBool>`${sql.ref(`${alias}.customer_id`)} ilike ${likePattern(text)}`
  return anyOf([byId, ...contactMatches(vault, alias, text)])
}

/** The ways in which a text finds a row of a table with these indexes: as e-mail, as phone, as whole words of the name. */
export function contactMatches(vault: Vault, alias: string, text: string): RawBuilder<SqlBool>[] {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  const { email, phone, words } = searchTerms(vault, text)
  return [
    ...(email ? [sql<SqlBool>`${of('email_index')} = ${email}`] : []),
    ...(phone ? [sql<SqlBool>`${of('phone_index')} = ${phone}`] : []),
    ...(words ? [sql<SqlBool>`${of('name_words')} @> ${words}::text[]`] : []),
  ]
}

/** Whether any condition holds; false if there is none. */
export const anyOf = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`
