import type { Requester } from '../checks/verifications/values.ts'
import type { Vault } from '../platform/vault.ts'
import type { SeedLedger } from './ledger.ts'
import type { Wallets } from './people.ts'
import type { Asker } from './plan.ts'
import type { Dice } from './random.ts'

/** What history is made with. */
export interface SeedContext {
  vault: Vault
  dice: Dice
  ledger: SeedLedger
  wallets: Wallets
  /** Who may ask, as verifications and the ledger name them. */
  askers: Record<Asker, Requester & { actor: string }>
}
