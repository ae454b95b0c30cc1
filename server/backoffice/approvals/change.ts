import type { z } from 'zod'
import type { adjustWallet as adjustCall } from '../../../contracts/calls/admin.ts'
import type { creditInvoice as creditCall } from '../../../contracts/calls/invoices.ts'
import type {
  setCreditLimit as limitCall,
  returnPayment as returnCall,
  settleOutstanding as settleCall,
} from '../../../contracts/calls/payments.ts'
import type { proposePayout as payoutCall } from '../../../contracts/calls/payouts.ts'
import type { changeBasePrice as baseCall, setUserPrice as userCall } from '../../../contracts/calls/prices.ts'
import type { setBrandOwner as ownerCall, setClientShare as shareCall } from '../../../contracts/calls/whiteLabel.ts'
import type { PriceItemId } from '../../../contracts/checks/priceItems.ts'
import { ownsBrand, readOwnerChange, setBrandOwner } from '../../challans/clients/owner.ts'
import { percentOf, setShare } from '../../challans/clients/shares.ts'
import { creditInvoicePart, priceInvoicePart } from '../../money/invoices/creditPart.ts'
import { returnablePayment } from '../../money/payments/returnPayment.ts'
import {
  outstandingOf,
  postpaidWalletOf,
  setCreditLimit,
  settleOutstanding,
} from '../../money/payments/settleOutstanding.ts'
import { assertPayable } from '../../money/payouts/approve.ts'
import { changeBasePrice, costOf, setUserPrice } from '../../money/prices/changePrices.ts'
import { parsePricePeriod } from '../../money/prices/periods.ts'
import { insufficientBalance, walletOf } from '../../money/wallets/walletOf.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId, withIdPrefix } from '../../platform/identity/ids.ts'
import { notFound } from '../../platform/problem.ts'
import { adjustUserWallet } from '../admin/changeUser.ts'
import { linkTransfer, propose } from './propose.ts'

type Staff = Scope<AdminActor>
type Body<C extends { body?: z.ZodType }> = z.output<NonNullable<C['body']>>

/** Makes the change at once, or leaves it to a second person. `attemptId` makes a repeated request one change. */
export function adjustWallet(
  ctx: Context,
  scope: Staff,
  userId: string,
  body: Body<typeof adjustCall>,
  attemptId: string,
) {
  return ctx.db.transaction().execute(async trx => {
    const wallet = await walletOf(trx, userId, body.wallet)
    const id = withIdPrefix('apr', attemptId)
    const { reason, ...change } = { ...body, userId }
    const proposal = { id, kind: 'adjustment', change, reason, stakePaise: body.amountPaise, always: false } as const
    if ((await propose(ctx, trx, scope, proposal)) === 'waiting') {
      if (wallet.accountType === 'Prepaid' && body.amountPaise < 0 && wallet.availablePaise + body.amountPaise < 0)
        throw await insufficientBalance(trx, wallet.id, -body.amountPaise, scope.locale)
      return { transferId: null, availablePaise: wallet.availablePaise, approvalId: id }
    }
    const moved = await adjustUserWallet(trx, scope, { ...change, reason, maker: scope.actor, key: id })
    await linkTransfer(trx, id, moved.transferId)
    return { ...moved, approvalId: null }
  })
}

/** Likewise for a payment that was received outside the gateway. */
export function settleDebt(
  ctx: Context,
  scope: Staff,
  userId: string,
  body: Body<typeof settleCall>,
  attemptId: string,
) {
  return ctx.db.transaction().execute(async trx => {
    const wallet = await postpaidWalletOf(trx, userId, body.wallet)
    const id = withIdPrefix('apr', attemptId)
    const { reason, ...change } = { ...body, userId }
    const proposal = { id, kind: 'settlement', change, reason, stakePaise: body.amountPaise, always: false } as const
    if ((await propose(ctx, trx, scope, proposal)) === 'waiting')
      return { transferId: null, outstandingPaise: outstandingOf(wallet), approvalId: id }
    const settled = await settleOutstanding(trx, scope, { ...change, reason, maker: scope.actor, key: id })
    await linkTransfer(trx, id, settled.transferId)
    return { ...settled, approvalId: null }
  })
}

/** Raising a limit lends money: the increase counts, and no limit at all always needs a second person. */
export function changeCreditLimit(ctx: Context, scope: Staff, userId: string, body: Body<typeof limitCall>) {
  return ctx.db.transaction().execute(async trx => {
    const { id: walletId } = await postpaidWalletOf(trx, userId, body.wallet)
    const before = await creditLimitOf(trx, walletId)
    const id = newId('apr')
    const { reason, ...limit } = { ...body, userId }
    const change = { ...limit, beforePaise: before }
    const stakePaise = before === null || body.limitPaise === null ? 0 : Math.max(0, body.limitPaise - before)
    const always = body.limitPaise === null && before !== null
    const state = await propose(ctx, trx, scope, { id, kind: 'creditLimit', change, reason, stakePaise, always })
    if (state === 'waiting') return { limitPaise: before, approvalId: id }
    return { ...(await setCreditLimit(trx, scope, { ...change, reason })), approvalId: null }
  })
}

async function creditLimitOf(trx: Trx, walletId: string): Promise<number | null> {
  const wallet = await trx
    .selectFrom('wallets')
    .select('credit_limit_paise')
    .where('id', '=', walletId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return wallet.credit_limit_paise
}

/** A price below the known cost or the new one needs a second person; a lowered cost does not lift the known one. */
export async function changePrice(ctx: Context, scope: Staff, product: PriceItemId, body: Body<typeof baseCall>) {
  const reply = await ctx.db.transaction().execute(async trx => {
    const { from } = parsePricePeriod(body, scope.locale)
    const id = newId('apr')
    const costs = [await costOf(trx, product), body.costPaise].filter(cost => cost !== null)
    const knownPaise = costs.length > 0 ? Math.max(...costs) : null
    const { reason, ...price } = { ...body, product }
    const change = { ...price, knownPaise }
    const always = isBelow(body.pricePaise, knownPaise)
    const state = await propose(ctx, trx, scope, { id, kind: 'basePrice', change, reason, stakePaise: 0, always })
    if (state === 'waiting') return { id: null, from: from.toISOString(), approvalId: id }
    return { ...(await changeBasePrice(trx, scope, { ...change, reason, maker: scope.actor })), approvalId: null }
  })
  ctx.prices.forget()
  return reply
}

/** Likewise for one customer's price. */
export async function changeUserPrice(ctx: Context, scope: Staff, userId: string, body: Body<typeof userCall>) {
  const reply = await ctx.db.transaction().execute(async trx => {
    const { from } = parsePricePeriod(body, scope.locale)
    const found = await trx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
    if (!found) throw notFound('customer')
    const id = newId('apr')
    const knownPaise = await costOf(trx, body.product, userId)
    const { reason, ...price } = { ...body, userId }
    const change = { ...price, knownPaise }
    const always = isBelow(body.pricePaise, knownPaise)
    const state = await propose(ctx, trx, scope, { id, kind: 'userPrice', change, reason, stakePaise: 0, always })
    if (state === 'waiting') return { id: null, from: from.toISOString(), approvalId: id }
    return { ...(await setUserPrice(trx, scope, { ...change, reason, maker: scope.actor })), approvalId: null }
  })
  ctx.prices.forget()
  return reply
}

/** Credits a part of an invoice at once, or leaves it to a second person. */
export function creditInvoice(
  ctx: Context,
  scope: Staff,
  invoiceId: string,
  { basePaise, reason }: Body<typeof creditCall>,
  attemptId: string,
) {
  return ctx.db.transaction().execute(async trx => {
    const id = withIdPrefix('apr', attemptId)
    const { row, amountPaise } = await priceInvoicePart(trx, invoiceId, basePaise)
    const wallet = await walletOfOrder(trx, row.order_id)
    const change = { userId: row.user_id, invoiceId, wallet, basePaise, amountPaise }
    const proposal = { id, kind: 'creditNote', change, reason, stakePaise: amountPaise, always: false } as const
    if ((await propose(ctx, trx, scope, proposal)) === 'waiting')
      return { creditNote: null, amountPaise, approvalId: id }
    const made = await creditInvoicePart(ctx, trx, scope, { ...change, reason, maker: scope.actor, key: id })
    await linkTransfer(trx, id, made.transferId)
    return { creditNote: made.creditNote, amountPaise, approvalId: null }
  })
}

async function walletOfOrder(trx: Trx, orderId: string) {
  const order = trx.selectFrom('payment_orders').select('wallet').where('id', '=', orderId)
  return (await order.executeTakeFirstOrThrow()).wallet
}

/** Asks for the return of a payment that does not pay its order; that always needs a second person, and takes nothing from us. */
export function askForReturn(ctx: Context, scope: Staff, paymentId: string, { reason }: Body<typeof returnCall>) {
  return ctx.db.transaction().execute(async trx => {
    const id = newId('apr')
    const change = await returnablePayment(trx, paymentId)
    await propose(ctx, trx, scope, { id, kind: 'paymentReturn', change, reason, stakePaise: 0, always: true })
    return { approvalId: id }
  })
}

/**
 * Asks for a payout of what is owed to an account; that always needs a second person, and takes nothing from us. One waits at a time, so that two people cannot propose
 * the same money.
 */
export function askForPayout(
  ctx: Context,
  scope: Staff,
  userId: string,
  { reason, amountPaise, bankAccountId }: Body<typeof payoutCall>,
  attemptId: string,
) {
  return ctx.db.transaction().execute(async trx => {
    const found = await trx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
    if (!found) throw notFound('customer')
    const id = withIdPrefix('apr', attemptId)
    const change = { userId, amountPaise, bankAccountId }
    await assertPayable(ctx, trx, scope.locale, change)
    await propose(ctx, trx, scope, { id, kind: 'payout', change, reason, stakePaise: 0, always: true })
    return { approvalId: id }
  })
}

/** A higher share of the fee gives away what later orders earn, so it always needs a second person; a lower one does not. */
export function changeShare(ctx: Context, scope: Staff, userId: string, { percent, reason }: Body<typeof shareCall>) {
  return ctx.db.transaction().execute(async trx => {
    const client = trx.selectFrom('users').select('id').where('id', '=', userId).where(ownsBrand('users.id'))
    if (!(await client.forNoKeyUpdate().executeTakeFirst())) throw notFound('client')
    const beforePercent = await percentOf(trx, userId)
    if (percent === beforePercent) return { percent, approvalId: null }
    const id = newId('apr')
    const change = { userId, percent, beforePercent }
    const always = percent > beforePercent
    const state = await propose(ctx, trx, scope, { id, kind: 'clientShare', change, reason, stakePaise: 0, always })
    if (state === 'waiting') return { percent: beforePercent, approvalId: id }
    await setShare(trx, scope, { ...change, reason, maker: scope.actor })
    return { percent, approvalId: null }
  })
}

/** To an account with a higher share than its owner's, a brand gives away what its later orders earn: that always needs a second person. */
export function changeBrandOwner(ctx: Context, scope: Staff, id: string, { owner, reason }: Body<typeof ownerCall>) {
  return ctx.db.transaction().execute(async trx => {
    const { before, ...change } = await readOwnerChange(trx, scope, id, owner)
    if (change.userId === before) return { id, ownerId: before, approvalId: null }
    const approvalId = newId('apr')
    const always = change.percent > change.beforePercent
    const kind = 'brandOwner'
    const state = await propose(ctx, trx, scope, { id: approvalId, kind, change, reason, stakePaise: 0, always })
    if (state === 'waiting') return { id, ownerId: before, approvalId }
    await setBrandOwner(trx, scope, { ...change, reason })
    return { id, ownerId: change.userId, approvalId: null }
  })
}

const isBelow = (pricePaise: number, costPaise: number | null) => costPaise !== null && pricePaise < costPaise
