import type { Selectable } from 'kysely'
import type { IpAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import type { Schema } from '../../platform/db/schema.ts'

export const presentIpEntry = (row: Selectable<Schema['allowed_addresses']>): IpAllowListEntry => ({
  id: row.id,
  address: row.address,
  label: row.label,
  createdBy: row.created_by,
  createdAt: row.created_at,
  disabledAt: row.disabled_at,
  disabledReason: row.disabled_reason,
})
