import { sql } from 'kysely'
import { seenLocations, seesLocation } from '../platform/access/locations.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { emailIndex, phoneIndex } from '../platform/searchIndexes.ts'

interface Addresses {
  email: string | null
  phone: string | null
}

/** In place of a case of a location that the member does not see: that there is one keeps the candidate from being asked twice, and more is not told. */
const HIDDEN = '…'

/**
 * The background verification of each candidate that has not ended; null without one. A candidate is known by the e-mail address, and by the phone where one of
 * the two has no e-mail address: two people may share a phone. A case that the member does not see is not named.
 */
export async function openCases(
  { vault }: Pick<Context, 'vault'>,
  db: Db | Trx,
  actor: Pick<CustomerActor, 'userId' | 'subUserId'>,
  candidates: readonly Addresses[],
): Promise<(string | null)[]> {
  const sought = candidates.map(({ email, phone }) => ({
    email: email && emailIndex(vault, email),
    phone: phone && phoneIndex(vault, phone),
  }))
  const emails = sought.flatMap(({ email }) => email ?? [])
  const phones = sought.flatMap(({ phone }) => phone ?? [])
  const found = await db
    .selectFrom('cases')
    .select(['id', 'email_index', 'phone_index', 'location_id'])
    .where('user_id', '=', actor.userId)
    .where('product', '=', 'bgc')
    .where('status', 'in', ['open', 'paused'])
    .where(eb =>
      eb.or([sql<boolean>`email_index = any(${emails}::text[])`, sql<boolean>`phone_index = any(${phones}::text[])`]),
    )
    .orderBy('id')
    .execute()
  const seen = await seenLocations(db, actor)
  const rows = found.map(row => (seesLocation(seen, row.location_id) ? row : { ...row, id: HIDDEN }))
  const byEmail = new Map(rows.map(({ id, email_index }) => [email_index, id]))
  const byPhone = Map.groupBy(rows, ({ phone_index }) => phone_index)
  return sought.map(({ email, phone }) => {
    const same = email ? byEmail.get(email) : undefined
    if (same) return same
    const others = phone ? (byPhone.get(phone) ?? []) : []
    return others.find(({ email_index }) => email === null || email_index === null)?.id ?? null
  })
}

/** Lets one transaction at a time add this candidate, so that of two files with the same person one finds the case of the other. */
export async function lockCandidate(
  { vault }: Pick<Context, 'vault'>,
  trx: Trx,
  userId: string,
  { email, phone }: Addresses,
): Promise<void> {
  const keys = [email && emailIndex(vault, email), phone && phoneIndex(vault, phone)].flatMap(key => key ?? []).sort()
  for (const key of keys)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`bgc ${userId} ${key}`}, 0))`.execute(trx)
}
