import { emit } from '../../messaging/webhooks/emit.ts'
import type { Trx } from '../../platform/context.ts'

export interface LowBalance {
  userId: string
  wallet: string
  paise: number
  thresholdPaise: number
}

/** Tells the account's webhooks that a prepaid wallet has fallen below its threshold. */
export const emitWalletLow = (trx: Trx, { userId, wallet, paise, thresholdPaise }: LowBalance) =>
  emit(trx, { userId, event: 'wallet.low', data: { wallet, balancePaise: paise, thresholdPaise } })
