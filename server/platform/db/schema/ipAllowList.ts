import type { CreatedAt, Timestamp } from './columns.ts'

interface AllowedAddresses {
  id: string
  user_id: string
  /** Canonical, a single one without its prefix. */
  address: string
  label: string
  created_by: string
  created_at: CreatedAt
  disabled_at: Timestamp | null
  disabled_by: string | null
  disabled_reason: string | null
}

export interface IpAllowListTables {
  allowed_addresses: AllowedAddresses
}
