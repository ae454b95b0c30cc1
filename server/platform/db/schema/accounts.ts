import type { ColumnType, Generated } from 'kysely'
import type { VerifierSkill } from '../../../../contracts/cases/verifierSkills.ts'
import type { Grants } from '../../../../contracts/people/permissions.ts'
import type { Text } from '../../../../contracts/platform/text.ts'
import type { CreatedAt, Json, Optional, Timestamp } from './columns.ts'

/** Set by `sealRow` together with the sealed column. */
type Index<T = string> = ColumnType<T | null, T | null | undefined, T | null>

/** Built-in roles (`contracts/people/builtInRoles.ts`), staff's own, and those of a customer's team. */
interface Roles {
  id: string
  audience: 'customer' | 'staff'
  /** The customer whose own it is; null for all others. */
  owner_id: string | null
  name: Json<Text>
  about: Json<Text> | null
  permissions: Json<Grants>
  built_in: Generated<boolean>
  /** Of a built-in one: which version of the code has written it. */
  revision: Generated<number>
  created_at: CreatedAt
}

/** E-mail, phone and names are sealed: `server/platform/sealing/rows.ts`. */
interface Users {
  id: string
  customer_id: string | null
  email: string
  email_index: Index
  phone: string | null
  phone_index: Index
  country_code: string
  first_name: string
  last_name: string
  company_name: string | null
  /** An index for each word of the three. */
  name_words: Index<string[]>
  password_hash: string | null
  is_active: Generated<boolean>
  kyc_completed_at: Timestamp | null
  features: Generated<string[]>
  /** The switches of the product-control call, separate from the feature flags (A32). */
  controls: Generated<string[]>
  locale: Generated<string>
  /** Whether support may view the console. */
  support_views_allowed: Generated<boolean>
  created_at: CreatedAt
}

/** E-mail and names are sealed. */
interface SubUsers {
  id: string
  user_id: string
  email: string
  email_index: Index
  first_name: string
  last_name: string
  password_hash: string | null
  is_active: Generated<boolean>
  /** Null until the invitation is accepted. */
  accepted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  /** The role. */
  access: Generated<string>
  /** The secondary user who gave the role; null for the account's holder. */
  given_by: string | null
  /** The last day of their access, in Asia/Kolkata; null without an end. */
  access_until: Optional<string>
  /** The ends that its people have been warned of, and told of. */
  end_warned_for: Optional<string>
  end_told_for: Optional<string>
  /** The secondary user who set the end; null for the account's holder. */
  until_given_by: Optional<string>
  created_at: CreatedAt
}

interface Admins {
  id: string
  email: string
  name: string
  /** Null until the invitation is accepted. */
  password_hash: string | null
  role: string
  is_active: Generated<boolean>
  /** What they can judge as a verifier. */
  skills: Generated<VerifierSkill[]>
  /** Of the last sign-in. */
  locale: Generated<string>
  /** The last day of their access, in Asia/Kolkata; null without an end. */
  access_until: Optional<string>
  /** The ends that its people have been warned of, and told of. */
  end_warned_for: Optional<string>
  end_told_for: Optional<string>
  /** Who set the end. */
  until_given_by: Optional<string>
  created_at: CreatedAt
}

/** Who gave a member of staff access, or took it away. */
interface StaffChanges {
  id: string
  admin_id: string
  kind: 'invited' | 'raised' | 'lowered' | 'enabled' | 'disabled' | 'secondFactorReset' | 'recovered'
  /** Null for a recovery on the server. */
  made_by: string | null
  made_at: CreatedAt
}

interface Sessions {
  id: string
  audience: string
  user_id: string | null
  sub_user_id: string | null
  admin_id: string | null
  generation: Generated<number>
  rotated_at: Timestamp
  ip: string | null
  user_agent: string | null
  revoked_at: Timestamp | null
  revoked_reason: string | null
  expires_at: Timestamp
  /** The last sign-in or proof by password or code. */
  proven_at: ColumnType<string, string | Date | undefined, string | Date>
  /** By the holder, not by a page that reloads itself; written at most once a minute. */
  last_used_at: ColumnType<string, string | Date | undefined, string | Date>
  /** When it was started or proven with a passkey; null if never. */
  passkey_at: ColumnType<string | null, Date | undefined, Date>
  /** The connection of the single sign-on that started it, or `staff`; null for other ways in. */
  sso: ColumnType<string | null, string | null | undefined, never>
  /** The issuer of the single sign-on has checked a second factor. */
  issuer_factor: Generated<boolean>
  created_at: CreatedAt
}

interface OtpCodes {
  id: string
  purpose: string
  /** The keyed hash of an e-mail or a phone. */
  identifier: string
  code_hash: string
  tries: Generated<number>
  expires_at: Timestamp
  consumed_at: Timestamp | null
  /** The country code of a phone, because some verification calls omit it (A9). */
  country_code: ColumnType<string | null, string | null | undefined, never>
  /** The keyed hash of the browser that entered the code, for registrations without a verification id. */
  client: ColumnType<string | null, never, string | null>
  /** Only the browser with its handle can enter it. */
  has_handle: ColumnType<boolean, boolean, never>
  /** When a registration used the verified code. */
  spent_at: ColumnType<string | null, never, string | Date>
  created_at: CreatedAt
}

/** Wrong tries of a code without a handle, counted for each caller. */
interface OtpTries {
  code_id: string
  /** The keyed hash of a known browser, or of a network. */
  caller: string
  tries: number
}

/** One-time values by their SHA-256: solved captchas, nonces. */
interface SpentValues {
  hash: string
  expires_at: Timestamp
}

/** Browsers in which somebody has signed in. */
interface KnownDevices {
  /** The SHA-256 of the cookie. */
  device: string
  /** A customer, a secondary user or a member of staff. */
  owner_id: string
  created_at: CreatedAt
  last_used_at: ColumnType<string, string | Date | undefined, string | Date>
}

interface RateWindows {
  key: string
  window_start: Timestamp
  hits: number
}

interface ApiKeys {
  id: string
  user_id: string
  name: string
  mode: string
  hint: string
  hash: string
  created_by: string
  /** Null allows everything. */
  scopes: Json<string[]> | null
  expires_at: Timestamp | null
  rotated_at: Timestamp | null
  /** The secret before the last rotation, and the end of its validity. */
  previous_hint: string | null
  previous_hash: string | null
  previous_until: Timestamp | null
  last_used_at: Timestamp | null
  /** Masked. */
  last_used_from: string | null
  revoked_at: Timestamp | null
  created_at: CreatedAt
}

export interface AccountsTables {
  roles: Roles
  users: Users
  sub_users: SubUsers
  admins: Admins
  staff_changes: StaffChanges
  sessions: Sessions
  otp_codes: OtpCodes
  otp_tries: OtpTries
  spent_values: SpentValues
  known_devices: KnownDevices
  rate_windows: RateWindows
  api_keys: ApiKeys
}

interface SecondFactors {
  /** A user's, a sub-user's or an admin's id. */
  owner_id: string
  /** The account it belongs to, also for a sub-user; null for staff. */
  user_id: string | null
  sub_user_id: string | null
  admin_id: string | null
  /** The owner's id and the app's key in Base32. */
  secret_sealed: string
  /** Null during set-up, when no code is required yet. */
  confirmed_at: ColumnType<string | null, never, Date>
  /** The 30-second step of the newest used code; it and earlier codes are no longer valid. */
  last_used_step: ColumnType<number | null, never, number>
  created_at: ColumnType<string, Date, Date>
}

interface RecoveryCodes {
  owner_id: string
  code_hash: string
  used_at: ColumnType<string | null, never, Date>
}

/** Public keys, with which somebody signs in without a password and a second step. */
interface Passkeys {
  id: string
  /** A user's, a sub-user's or an admin's id. */
  owner_id: string
  /** The account it belongs to, also for a sub-user; null for staff. */
  user_id: string | null
  sub_user_id: string | null
  admin_id: string | null
  /** In base64url, as the authenticator has made it. */
  credential_id: string
  /** A COSE key in base64url. */
  public_key: string
  /** The authenticator's count of signatures; 0 where it does not count. */
  counter: number
  transports: string[]
  backed_up: boolean
  /** The domain where it works. */
  rp_id: string
  name: string
  /** The SHA-256 of the cookie of the browser where it was added or last used. */
  device: string | null
  created_at: CreatedAt
  last_used_at: ColumnType<string | null, Date | undefined, Date>
}

export interface SecondFactorTables {
  second_factors: SecondFactors
  recovery_codes: RecoveryCodes
  passkeys: Passkeys
}

interface AllowedAddresses {
  id: string
  user_id: string
  /** Canonical; a single address has no prefix length. */
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
