import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import {
  formatAddress,
  formatRange,
  type IpRange,
  parseAddress,
  parseRange,
  rangeContains,
  rangeProblem,
  widestPrefix,
} from '../../../contracts/platform/ipAddress.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { IpAllowListEntry, ipAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import { findAndCount } from '../../platform/db/listQueries.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { KeyRing } from '../../platform/http/types.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { sealRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import type { Vault } from '../../platform/vault.ts'

type Query = ListQuery<z.output<typeof ipAllowListEntry.filter>>

const columns = { id: sql`id`, address: sql`address::inet`, createdAt: sql`created_at` } as const

/** The account's allow-list. It is short, so the total is exact. */
export async function listIpEntries(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { actor }: Scope<CustomerActor>,
  query: Query,
): Promise<Page<IpAllowListEntry>> {
  const { filter } = query
  let found = db.selectFrom('allowed_addresses').where('user_id', '=', actor.userId)
  if (filter.id) found = found.where('id', 'in', filter.id)
  const page = await findAndCount(found.selectAll(), columns, query)
  return { ...page, rows: page.rows.map(row => presentIpEntry(vault, row)) }
}

type Shared = Pick<Context, 'db' | 'vault'> & { keyRing: KeyRing }
type AddIpEntryBody = z.output<NonNullable<typeof ipAllowListEntry.create>>

/**
 * Allows an address or a range to use the account's live keys; from the first entry on, all others are refused. Throws
 * `bad_request`, `conflict`.
 */
export async function addIpEntry(
  ctx: Shared,
  scope: Scope<CustomerActor>,
  input: AddIpEntryBody,
): Promise<IpAllowListEntry> {
  const { userId, name } = scope.actor
  const address = parseIpEntry(input.address, scope.locale)
  const row = await ctx.db.transaction().execute(async trx => {
    // Serialises concurrent additions, so that the list never exceeds its limit.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    const { count } = await trx
      .selectFrom('allowed_addresses')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (count >= limits.ipAllowListEntries)
      throw new Problem(
        'conflict',
        translate(scope.locale, 'ipAllowList.tooMany', { count: limits.ipAllowListEntries }),
      )
    const entry = { id: newId('adr'), user_id: userId, address, label: input.label, created_by: name }
    const created = await trx
      .insertInto('allowed_addresses')
      .values(sealRow(ctx.vault, 'allowed_addresses', entry))
      .onConflict(same => same.columns(['user_id', 'address']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!created) throw new Problem('conflict', translate(scope.locale, 'ipAllowList.twice', { address }))
    await audit(trx, scope, { action: 'address.allowed', subject: created.id, userId, data: { address } })
    return created
  })
  ctx.keyRing.forget(userId)
  return presentIpEntry(ctx.vault, row)
}

/** Changes an entry's label. */
export async function labelIpEntry(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  id: string,
  input: { label?: string | undefined },
): Promise<IpAllowListEntry> {
  return db.transaction().execute(async trx => {
    const row = await ownEntry(trx, scope, id)
    const label = input.label ?? row.label
    await trx.updateTable('allowed_addresses').set({ label }).where('id', '=', id).execute()
    const data = { address: row.address, from: row.label, to: label }
    await audit(trx, scope, { action: 'address.changed', subject: id, userId: row.user_id, data })
    return presentIpEntry(vault, { ...row, label })
  })
}

/** Removes an entry; when none is left, every address is allowed again. Throws `not_found`. */
export async function removeIpEntry(ctx: Shared, scope: Scope<CustomerActor>, id: string): Promise<IpAllowListEntry> {
  const { userId } = scope.actor
  const row = await ctx.db.transaction().execute(async trx => {
    const found = await ownEntry(trx, scope, id)
    await trx.deleteFrom('allowed_addresses').where('id', '=', id).execute()
    await audit(trx, scope, { action: 'address.removed', subject: id, userId, data: { address: found.address } })
    return found
  })
  ctx.keyRing.forget(userId)
  return presentIpEntry(ctx.vault, row)
}

async function ownEntry(trx: Trx, { actor }: Scope<CustomerActor>, id: string) {
  const row = await trx
    .selectFrom('allowed_addresses')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('entry')
  return row
}

/** Whether the gateway would accept an address, by default the caller's own. Throws `bad_request` for an invalid address. */
export async function testIpAddress({ db }: Pick<Context, 'db'>, scope: Scope<CustomerActor>, input?: string) {
  const address = parseAddress(input ?? scope.ip ?? '')
  if (!address && input !== undefined) throw invalidIpAddress(translate(scope.locale, 'ipAllowList.notOne'))
  const rows = await db
    .selectFrom('allowed_addresses')
    .select(['id', 'address', 'label', 'disabled_at'])
    .where('user_id', '=', scope.actor.userId)
    .execute()
  const [entry] = rows
    .map(row => ({ ...row, range: parseRange(row.address) as IpRange, disabled: row.disabled_at !== null }))
    .filter(({ range }) => address && rangeContains(range, address))
    .sort((a, b) => Number(a.disabled) - Number(b.disabled) || b.range.prefix - a.range.prefix)
  return {
    address: address ? formatAddress(address) : null,
    allowed: rows.length === 0 || entry?.disabled === false,
    entry: entry ? { id: entry.id, address: entry.address, label: entry.label, disabled: entry.disabled } : null,
    entries: rows.length,
  }
}

/** Parses an entry into its canonical form, with the host bits cleared. Throws `bad_request` if it is invalid or too wide. */
function parseIpEntry(text: string, locale: Locale): string {
  const fault = rangeProblem(text)
  if (fault)
    throw invalidIpAddress(translate(locale, `ipAllowList.${fault}`, { four: widestPrefix[4], six: widestPrefix[6] }))
  return formatRange(parseRange(text) as IpRange)
}

const invalidIpAddress = (message: string) => new Problem('bad_request', message, [{ field: 'address', message }])

export const presentIpEntry = (vault: Vault, row: Selectable<Schema['allowed_addresses']>): IpAllowListEntry => ({
  id: row.id,
  address: row.address,
  label: row.label,
  createdBy: vault.open(row.created_by, { column: 'allowed_addresses.created_by', id: row.id }),
  createdAt: row.created_at,
  disabledAt: row.disabled_at,
  disabledReason: row.disabled_reason,
})
