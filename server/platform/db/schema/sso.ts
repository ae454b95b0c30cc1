import type { ColumnType, Generated } from 'kysely'
import type { dnsAnswers } from '../../../../contracts/resources/brandHost.ts'
import type { CreatedAt, OptionalTimestamp, Timestamp } from './columns.ts'

/** How an account's team signs in at its own issuer of OpenID Connect. An account has one at most. */
interface SsoConnections {
  id: string
  user_id: string
  issuer: string
  client_id: string
  client_secret_sealed: string
  /** Of whoever comes for the first time. */
  default_role: string
  /** The account's secondary users have no other way in. */
  only_sso: Generated<boolean>
  is_on: Generated<boolean>
  created_at: CreatedAt
  changed_at: ColumnType<string, string | Date | undefined, string | Date>
}

/** A domain of e-mail addresses that an account says is its own. */
interface SsoDomains {
  id: string
  user_id: string
  /** In ASCII and lower case. */
  domain: string
  /** The value of the TXT record that proves it. */
  proof: string
  state: 'waiting' | 'verified' | 'lost'
  answer: (typeof dnsAnswers)[number] | null
  /** Looks in a row without the record. */
  misses: Generated<number>
  checked_at: OptionalTimestamp
  check_at: ColumnType<string, string | Date | undefined, string | Date>
  verified_at: OptionalTimestamp
  created_at: CreatedAt
}

/** A person at an issuer, and who that is here: a secondary user of the connection's account, or a member of staff. */
interface SsoIdentities {
  id: string
  /** Null for staff. */
  connection_id: string | null
  issuer: string
  subject: string
  sub_user_id: string | null
  admin_id: string | null
  created_at: CreatedAt
  last_used_at: ColumnType<Timestamp, string | Date | undefined, string | Date>
}

export interface SsoTables {
  sso_connections: SsoConnections
  sso_domains: SsoDomains
  sso_identities: SsoIdentities
}
