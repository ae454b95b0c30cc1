import type { z } from 'zod'
import type { createSettlementOrder } from '../../../contracts/calls/payments.ts'
import { codes } from '../../../contracts/codes.ts'
import { formatPaise } from '../../../contracts/money.ts'
import { boundsProblem, toMinorUnits, withTax } from '../../../contracts/topUp.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { Attempt } from '../../platform/http/withIdempotency.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { type Wallet, walletOf } from '../wallets/walletOf.ts'
import { openOrder } from './openOrder.ts'

type Asked = z.output<NonNullable<typeof createSettlementOrder.body>>

/**
 * Orders the card payment of what a postpaid wallet owes, or a part of it; the least of a top-up does not apply, its most does, and
 * without an amount what is above it waits for the next payment.
 */
export async function createSettlement(ctx: Context, scope: Scope<CustomerActor>, asked: Asked, attempt: Attempt) {
  const { locale, actor } = scope
  const wallet = await walletOf(ctx.db, actor.userId, asked.walletName)
  const paise = asked.amount == null ? outstandingOf(wallet) : toMinorUnits(asked.amount)
  const refused = refusal(wallet, paise, locale)
  if (refused || paise === null)
    return refused ?? { code: codes.badInput, message: translate(locale, 'payments.noAmount') }
  const sum = { ...withTax(paise), creditPaise: paise }
  const { walletName, gstId } = asked
  const wanted = { purpose: 'settlement', wallet: walletName, currency: 'INR', sum, usdPerInr: null, gstId } as const
  return openOrder(ctx, scope, wanted, attempt)
}

export const outstandingOf = ({ availablePaise }: Pick<Wallet, 'availablePaise'>) => Math.max(0, -availablePaise)

function refusal(wallet: Wallet, paise: number | null, locale: Scope['locale']) {
  const owed = outstandingOf(wallet)
  if (wallet.accountType !== 'Postpaid')
    return { code: codes.conflict, message: translate(locale, 'payments.notPostpaid') }
  if (owed === 0) return { code: codes.conflict, message: translate(locale, 'payments.nothingOutstanding') }
  if (paise === null || paise <= 0) return { code: codes.badInput, message: translate(locale, 'payments.noAmount') }
  const amount = formatPaise(owed)
  if (paise > owed)
    return { code: codes.badInput, message: translate(locale, 'payments.moreThanOutstanding', { amount }) }
  if (boundsProblem(paise) === 'tooMuch')
    return { code: codes.badInput, message: translate(locale, 'payments.tooMuch') }
  return null
}
