import type { Selectable } from 'kysely'
import type { AllowedAddress } from '../../../contracts/resources/allowedAddress.ts'
import type { Schema } from '../../platform/db/schema.ts'

export const presentAddress = (row: Selectable<Schema['allowed_addresses']>): AllowedAddress => ({
  id: row.id,
  address: row.address,
  label: row.label,
  createdBy: row.created_by,
  createdAt: row.created_at,
  disabledAt: row.disabled_at,
  disabledReason: row.disabled_reason,
})
