import { formatAddress, type IpRange, parseAddress, parseRange, rangeContains } from '../../../contracts/ipAddress.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { invalidIpAddress } from './parseIpEntry.ts'

/** What the gateway would say to an address; without one, to the caller's own. Throws `bad_request` for what is no address. */
export async function testIpAddress({ db }: Pick<Context, 'db'>, scope: Scope<CustomerActor>, asked?: string) {
  const address = parseAddress(asked ?? scope.ip ?? '')
  if (!address && asked !== undefined) throw invalidIpAddress(translate(scope.locale, 'addresses.notOne'))
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
