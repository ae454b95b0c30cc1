import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Locale } from '../contracts/text.ts'
import type { Actor } from './actors.ts'
import type { ChallanSource } from './challans/source/index.ts'
import type { Channels } from './channels/index.ts'
import type { Config } from './config.ts'
import type { Schema } from './db/schema.ts'
import type { Jobs } from './jobs/boss.ts'
import type { AadhaarSource } from './kyc/aadhaarSource.ts'
import type { ObjectStore } from './objects/index.ts'
import type { PaymentGateway } from './payments/gateway.ts'
import type { Rates } from './payments/rates.ts'
import type { PriceBook } from './prices/priceBook.ts'
import type { Sources } from './sources/index.ts'
import type { Vault } from './vault.ts'

export type Db = Kysely<Schema>
export type Trx = Transaction<Schema>

/** What every verb needs of the world outside its own area; made once per process, and by each test for itself. */
export interface Context {
  config: Config
  db: Db
  vault: Vault
  jobs: Jobs
  objects: ObjectStore
  channels: Channels
  sources: Sources
  aadhaar: AadhaarSource
  challans: ChallanSource
  payments: PaymentGateway
  rates: Rates
  prices: PriceBook
  log: Logger
}

/** Who asks, and with which request: what audit rows and messages are written from. */
export interface Scope<A extends Actor = Actor> {
  actor: A
  ip: string | null
  requestId: string | null
  locale: Locale
}
