import { limits } from '../../contracts/limits.ts'
import type { SeedLedger, SeedWallet } from './ledger.ts'
import type { Wallets } from './people.ts'

type Account = { id: string; wallets: Wallets }

/** Opening balances: demo has paid into all three wallets, everybody who registered has the bonus (A117). */
export function creditOpeningBalances(
  ledger: SeedLedger,
  people: Record<'demo' | 'fresh' | 'pending', Account>,
  at: Date,
): void {
  const { demo, fresh, pending } = people
  const pay = (wallet: SeedWallet, rupees: number, payment: string) => {
    const note = { at, description: 'Card payment', actor: demo.id, reference: payment }
    ledger.credit(wallet, rupees * 100, 'gateway', note)
  }
  for (const { id, wallets } of [demo, fresh, pending]) {
    const note = { at, description: 'Sign-up bonus', actor: 'registration', reference: id }
    ledger.credit(wallets.api, limits.bonusPaise, 'bonus', note)
  }
  pay(demo.wallets.api, 25_000, 'pay_sandbox_1')
  pay(demo.wallets.product, 15_000, 'pay_sandbox_2')
  pay(demo.wallets.challan, 7_500, 'pay_sandbox_3')
}
