import type { z } from 'zod'
import type {
  createSettlementOrder,
  setCreditLimit as setCall,
  settleOutstanding as settleCall,
} from '../../../contracts/calls/payments.ts'
import { boundsProblem, toMinorUnits, withTax } from '../../../contracts/money/topUp.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { ledgerWords } from '../../../contracts/words/ledgerWords.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Attempt } from '../../platform/http/idempotency.ts'
import type { AdminActor, CustomerActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { credit } from '../wallets/credits.ts'
import { type Wallet, walletOf } from '../wallets/walletOf.ts'
import { openOrder } from './openOrder.ts'

type OutstandingPayment = z.output<NonNullable<typeof settleCall.body>>

/**
 * Deducts a payment received outside the gateway from a postpaid wallet's debt, in the name of `maker`. `key` identifies the attempt.
 * Throws `not_found`, and `conflict` for a prepaid wallet and for more than is owed.
 */
export async function settleOutstanding(
  trx: Trx,
  scope: Scope<AdminActor>,
  { userId, maker, key, ...input }: OutstandingPayment & { userId: string; maker: AdminActor; key: string },
) {
  const { wallet: kind, amountPaise, reference, reason } = input
  const wallet = await postpaidWalletOf(trx, userId, kind)
  const paid = { walletId: wallet.id, amountPaise, reference, reason, actor: maker }
  const { transferId, availablePaise } = await credit(trx, {
    ...paid,
    from: 'adjustment',
    key: `settle:${key}`,
    description: ledgerWords.outstandingPaid.en,
  })
  // Checked against the balance after the wallet's lock, so that of two concurrent settlements only one can fit.
  if (availablePaise > 0)
    throw new Problem('conflict', `Only ${formatPaise(amountPaise - availablePaise)} is outstanding on this wallet.`)
  const data = { wallet: kind, amountPaise, reference }
  await audit(trx, scope, { action: 'outstanding.settled', subject: transferId, userId, reason, data })
  return { transferId, outstandingPaise: outstandingOf({ availablePaise }) }
}

/** Throws `not_found`, and `conflict` for a prepaid wallet. */
export async function postpaidWalletOf(trx: Trx, userId: string, kind: Wallet['kind']): Promise<Wallet> {
  const wallet = await walletOf(trx, userId, kind)
  if (wallet.accountType !== 'Postpaid')
    throw new Problem('conflict', 'This wallet is prepaid: it has no credit limit, and nothing is outstanding.')
  return wallet
}

type SettlementRequest = z.output<NonNullable<typeof createSettlementOrder.body>>

/**
 * Orders the card payment of what a postpaid wallet owes: the given amount, or all of it. The minimum of top-ups does not apply, their
 * maximum does.
 */
export async function createSettlement(
  ctx: Context,
  scope: Scope<CustomerActor>,
  input: SettlementRequest,
  attempt: Attempt,
) {
  const { locale, actor } = scope
  const wallet = await walletOf(ctx.db, actor.userId, input.walletName)
  const paise = input.amount == null ? outstandingOf(wallet) : toMinorUnits(input.amount)
  const refused = refusal(wallet, paise, locale)
  if (refused || paise === null)
    return refused ?? { code: codes.badInput, message: translate(locale, 'payments.noAmount') }
  const sum = { ...withTax(paise), creditPaise: paise }
  const { walletName, gstId } = input
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

type CreditLimitChange = z.output<NonNullable<typeof setCall.body>>

/**
 * Sets how much a postpaid wallet may owe. An existing debt above the limit stays. Throws `not_found`, and `conflict` for a prepaid wallet.
 */
export async function setCreditLimit(
  trx: Trx,
  scope: Scope<AdminActor>,
  { userId, wallet: kind, limitPaise, reason }: CreditLimitChange & { userId: string },
) {
  const { id } = await postpaidWalletOf(trx, userId, kind)
  const row = trx.selectFrom('wallets').select('credit_limit_paise').where('id', '=', id).forUpdate()
  const { credit_limit_paise: former } = await row.executeTakeFirstOrThrow()
  await trx.updateTable('wallets').set({ credit_limit_paise: limitPaise }).where('id', '=', id).execute()
  const data = { wallet: kind, before: { limitPaise: former }, after: { limitPaise } }
  await audit(trx, scope, { action: 'creditLimit.set', subject: id, userId, reason, data })
  return { limitPaise }
}
