import type { Kysely, Transaction } from 'kysely'
import type { AccountsTables } from './schema/accounts.ts'
import type { ChallansTables } from './schema/challans.ts'
import type { ChecksTables } from './schema/checks.ts'
import type { DraftsTables } from './schema/drafts.ts'
import type { IpAllowListTables } from './schema/ipAllowList.ts'
import type { KycTables } from './schema/kyc.ts'
import type { MailsTables } from './schema/mails.ts'
import type { MoneyTables } from './schema/money.ts'
import type { PaymentsTables } from './schema/payments.ts'
import type { PlatformTables } from './schema/platform.ts'
import type { PricesTables } from './schema/prices.ts'
import type { SecondFactorTables } from './schema/secondFactor.ts'
import type { StaffTables } from './schema/staff.ts'
import type { TutorialsTables } from './schema/tutorials.ts'
import type { UsageTables } from './schema/usage.ts'
import type { WebhooksTables } from './schema/webhooks.ts'

export type { TimelineEvent } from './schema/checks.ts'

/** Every table, as Kysely reads and writes it; `migrations/` makes them. */
export interface Schema
  extends AccountsTables,
    IpAllowListTables,
    MoneyTables,
    ChallansTables,
    ChecksTables,
    DraftsTables,
    KycTables,
    MailsTables,
    PaymentsTables,
    PlatformTables,
    PricesTables,
    SecondFactorTables,
    StaffTables,
    TutorialsTables,
    UsageTables,
    WebhooksTables {}

export type Db = Kysely<Schema>
export type Trx = Transaction<Schema>
