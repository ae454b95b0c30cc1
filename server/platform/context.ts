import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import type { Db } from './db/schema.ts'
import type { Jobs } from './jobs/boss.ts'
import type { AadhaarEsign } from './ports/aadhaarEsign.ts'
import type { AadhaarSource } from './ports/aadhaarSource.ts'
import type { AnswerReuse } from './ports/answerReuse.ts'
import type { ChallanSource } from './ports/challanSource.ts'
import type { Channels } from './ports/channels.ts'
import type { Rates } from './ports/exchangeRates.ts'
import type { HeavyPool } from './ports/heavyPool.ts'
import type { ObjectStore } from './ports/objectStore.ts'
import type { PaymentGateway } from './ports/paymentGateway.ts'
import type { PriceBook } from './ports/priceBook.ts'
import type { ProductSwitches } from './ports/productSwitches.ts'
import type { Sources } from './ports/sources.ts'
import type { Vault } from './vault.ts'

export type { Db, Trx } from './db/schema.ts'
export type { Scope } from './identity/actors.ts'

/** The dependencies of every verb; created once per process, and separately by each test. */
export interface Context {
  config: Config
  db: Db
  vault: Vault
  jobs: Jobs
  objects: ObjectStore
  channels: Channels
  sources: Sources
  aadhaar: AadhaarSource
  aadhaarEsign: AadhaarEsign
  challans: ChallanSource
  payments: PaymentGateway
  rates: Rates
  prices: PriceBook
  switches: ProductSwitches
  reuse: AnswerReuse
  heavy: HeavyPool
  log: Logger
}
