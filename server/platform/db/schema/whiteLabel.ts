import type { Generated } from 'kysely'
import type { dnsAnswers } from '../../../../contracts/resources/brandHost.ts'
import type { CreatedAt, Optional, OptionalTimestamp, Paise, Timestamp } from './columns.ts'

/** A citizen who has proven a phone under a brand. */
interface BrandUsers {
  id: string
  brand_id: string
  phone_index: string
  /** Null for one of before there was this table. */
  phone_masked: Optional<string>
  first_seen_at: Timestamp
  last_seen_at: Timestamp
  blocked_at: OptionalTimestamp
  blocked_by: Optional<string>
  block_reason: Optional<string>
}

/** The newest row of an account is its share. */
interface ClientShares {
  id: string
  user_id: string
  percent: number
  reason: string
  set_by: string
  created_at: CreatedAt
}

/** The client's part of a paid order. */
interface OrderShares {
  order_id: string
  client_id: string
  brand_id: string
  /** Valid when the order was paid. */
  percent: number
  share_paise: Paise
  /** What refunds have taken back. */
  reversed_paise: Generated<Paise>
  paid_at: Timestamp
}

interface BrandHosts {
  id: string
  brand_id: string
  /** In lower case, in its ASCII form. */
  host: string
  kind: 'subdomain' | 'domain'
  /** The value of the TXT record. */
  proof: string
  state: 'waiting' | 'verified' | 'lost' | 'ended'
  answer: Optional<(typeof dnsAnswers)[number]>
  /** How often in a row DNS has said that the record is not there. */
  misses: Generated<number>
  checked_at: OptionalTimestamp
  /** When DNS is asked next; null once it is not asked any more. */
  check_at: OptionalTimestamp
  verified_at: OptionalTimestamp
  ends_at: OptionalTimestamp
  ended_by: Optional<string>
  end_reason: Optional<string>
  added_by: string
  created_at: CreatedAt
}

export interface WhiteLabelTables {
  brand_users: BrandUsers
  client_shares: ClientShares
  order_shares: OrderShares
  brand_hosts: BrandHosts
}
