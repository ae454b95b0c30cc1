import type { AccountsTables } from './schema/accounts.ts'
import type { ChecksTables } from './schema/checks.ts'
import type { KycTables } from './schema/kyc.ts'
import type { MoneyTables } from './schema/money.ts'
import type { PlatformTables } from './schema/platform.ts'

export type { TimelineEvent } from './schema/checks.ts'

/** Every table, as Kysely reads and writes it; `migrations/` makes them. */
export interface Schema extends AccountsTables, MoneyTables, ChecksTables, KycTables, PlatformTables {}
