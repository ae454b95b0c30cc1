import { generateApiKeySecret } from '../people/apiKeys/createApiKey.ts'
import type { Trx } from '../platform/context.ts'
import { idAt } from '../platform/identity/ids.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import type { Vault } from '../platform/vault.ts'
import { insertRows } from './insertRows.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Documentation ranges (RFC 5737, RFC 3849). */
const office = [
  { address: '198.51.100.0/24', label: 'Dispatch office, Nagpur' },
  { address: '2001:db8:40::/48', label: 'Data centre' },
] as const
const stranger = '192.0.2.77'
const BLOCKED_CALLS = 14

/**
 * Adds a restricted, expiring key to the demo account, and an IP allow-list with refused calls to the postpaid account. The demo
 * account's list stays empty, so that its live key works from everywhere.
 */
export async function insertKeysAndAllowList(
  { trx, vault }: { trx: Trx; vault: Vault },
  { demo, postpaid }: { demo: { id: string }; postpaid: { id: string } },
  now: Date,
): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const key = (userId: string, name: string, more: object) => {
    const mode = 'live'
    const createdAt = ago(20 * DAY_MS)
    return sealRow(vault, 'api_keys', {
      id: idAt('key', createdAt),
      user_id: userId,
      name,
      mode,
      ...generateApiKeySecret(mode).kept,
      created_at: createdAt,
      ...more,
    })
  }
  const narrowed = key(demo.id, 'Onboarding form', {
    created_by: 'Ananya Iyer',
    scopes: ['pan-check', 'gstin-check'],
    expires_at: new Date(now.getTime() + 70 * DAY_MS),
  })
  const dispatch = key(postpaid.id, 'Dispatch desk', { created_by: 'Meera Nair', scopes: null, expires_at: null })
  await insertRows(trx, 'api_keys', [narrowed, dispatch])
  const since = ago(18 * DAY_MS)
  await insertRows(
    trx,
    'allowed_addresses',
    office.map(entry =>
      sealRow(vault, 'allowed_addresses', {
        id: idAt('adr', since),
        user_id: postpaid.id,
        ...entry,
        created_by: 'Meera Nair',
        created_at: since,
      }),
    ),
  )
  const calls = Array.from({ length: BLOCKED_CALLS }, (_, index) => {
    const at = ago(2 * HOUR_MS + index * 3 * HOUR_MS)
    return {
      id: idAt('req', at),
      user_id: postpaid.id,
      api_key_id: dispatch.id,
      method: 'POST',
      path: '/v1/vehicle-rc-check',
      product: 'vehicle-rc-check',
      status_code: 403,
      mode: 'live',
      outcome: 'refused',
      duration_ms: 3,
      ip: stranger,
      refused_for: 'address',
      created_at: at,
    }
  })
  await insertRows(trx, 'request_log', calls)
}
