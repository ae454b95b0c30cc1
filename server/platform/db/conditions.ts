import { type SqlBool, sql } from 'kysely'

/** How staff's lists name the customer of the joined table `users`. */
export const customerName = sql<string>`coalesce(users.company_name, users.first_name || ' ' || users.last_name)`

/** By the account's id or its customer ID, whole. */
export const customerIs = (asked: string) => sql<SqlBool>`${asked} in (users.id, users.customer_id)`

/** A LIKE pattern for "contains this text", whatever the text holds. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
