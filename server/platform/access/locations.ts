import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Scope, Trx } from '../context.ts'
import type { CustomerActor, KeyActor } from '../identity/actors.ts'
import { forbidden, Problem } from '../problem.ts'
import { translate } from '../translate.ts'

type Member = Pick<CustomerActor | KeyActor, 'userId'> &
  Partial<Pick<CustomerActor, 'subUserId'> & Pick<KeyActor, 'keyId'>>

/** The locations that a member of an account sees, with those below; null for whoever sees everything: the account's holder, and members without a location. */
export type Seen = readonly string[] | null

const memberOf = ({ keyId, subUserId }: Member): string | null => keyId ?? subUserId ?? null

export async function seenLocations(db: Db | Trx, actor: Member): Promise<Seen> {
  const member = memberOf(actor)
  if (member === null) return null
  const { rows } = await sql<{ id: string }>`
    with recursive seen as (
      select location_id as id from bgc_location_rights where member_id = ${member} and user_id = ${actor.userId}
      union
      select bgc_locations.id from bgc_locations join seen on bgc_locations.parent_id = seen.id
    )
    select id from seen`.execute(db)
  return rows.length === 0 ? null : rows.map(({ id }) => id)
}

export const seesLocation = (seen: Seen, location: string | null): boolean =>
  seen === null || location === null || seen.includes(location)

/** The cases that a member sees: those of their locations, and those without one. Of a query with the table `cases`. */
export const seesCases = (seen: Seen): RawBuilder<SqlBool> =>
  seen === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(cases.location_id is null or cases.location_id = any(${sql.val([...seen])}::text[]))`

/** The checks that a member sees: not those of a case that they do not see. Of a query with the table `verifications`. */
export const seesChecks = (seen: Seen): RawBuilder<SqlBool> =>
  seen === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`not exists (
        select from case_checks join cases on cases.id = case_checks.case_id
        where case_checks.verification_id = verifications.id and not ${seesCases(seen)})`

/** Throws `forbidden` for a member who sees some locations only, where they would get at the others. */
export async function requireAllLocations(db: Db | Trx, actor: Member): Promise<void> {
  if ((await seenLocations(db, actor)) !== null) throw forbidden()
}

/** The location and all below it. */
export const inLocation = (location: string): RawBuilder<SqlBool> => sql<SqlBool>`cases.location_id in (
  with recursive below as (
    select ${location}::text as id
    union
    select bgc_locations.id from bgc_locations join below on bgc_locations.parent_id = below.id
  )
  select id from below)`

/** The ids of the locations that a member sees, by their names in small letters. */
export async function locationsByName(db: Db | Trx, actor: Member): Promise<Map<string, string>> {
  const seen = await seenLocations(db, actor)
  const rows = await db.selectFrom('bgc_locations').select(['id', 'name']).where('user_id', '=', actor.userId).execute()
  return new Map(rows.filter(({ id }) => seesLocation(seen, id)).map(({ id, name }) => [name.toLowerCase(), id]))
}

/**
 * Where a new case belongs. A member who sees some locations only puts it into one of these, by default into the first that was given to them: a case without a
 * location is seen by the whole account. Throws `bad_request` for a location that is not the account's or that the member does not see.
 */
export async function placeFor(
  db: Db | Trx,
  { actor, locale }: Scope<CustomerActor | KeyActor>,
  wanted: string | null,
  field = 'locationId',
): Promise<string | null> {
  const seen = await seenLocations(db, actor)
  if (wanted === null) return seen === null ? null : firstOf(db, actor)
  const found = await db
    .selectFrom('bgc_locations')
    .select('id')
    .where('id', '=', wanted)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (found && seesLocation(seen, wanted)) return wanted
  const message = translate(locale, 'cases.locations.unknown')
  throw new Problem('bad_request', message, [{ field, message }])
}

async function firstOf(db: Db | Trx, actor: Member): Promise<string> {
  const { location_id } = await db
    .selectFrom('bgc_location_rights')
    .select('location_id')
    .where('member_id', '=', memberOf(actor) ?? '')
    .orderBy('location_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return location_id
}
