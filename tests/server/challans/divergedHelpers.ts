import type { TestApp } from '../../support/app.ts'
import type { razorpayServer } from '../../support/razorpayServer.ts'
import { clerk, openCard, type payer } from './orderHelpers.ts'

type Razorpay = Awaited<ReturnType<typeof razorpayServer>>
type Payment = ReturnType<Razorpay['pay']>
type Payer = Awaited<ReturnType<typeof payer>>

/** Diverged payments, and two staff members who return them. */
export async function divergedScene(suite: TestApp, razorpay: Razorpay) {
  const [maker, checker] = [await clerk(suite), await clerk(suite)]
  const report = (payment: Payment) =>
    suite.app.inject({ method: 'POST', url: '/payments/webhook', ...razorpay.webhook(payment) })
  return {
    maker,
    checker,
    report,
    askReturn: (orderId: string, paymentId: string) =>
      maker.call(`/challan-payments/${orderId}/returns`, { paymentId, reason: 'Paid by two cards' }),
    decide: (refundId: string, approve = true, by = checker) =>
      by.call(`/challan-refunds/${refundId}/decide`, { approve }),
    /** Refunds of these payments at the gateway. */
    refundsOf: (...payments: Payment[]) =>
      razorpay.refunds.filter(({ payment_id }) => payments.some(({ id }) => id === payment_id)),
    /** An order paid by two cards. */
    async paidTwice(one: Payer) {
      const order = await openCard(suite, one, 1)
      const [first, second] = [razorpay.pay(order.order_id), razorpay.pay(order.order_id)]
      await report(first)
      await report(second)
      const { id, total_paise } = await order.row()
      return { ...order, id, total: total_paise, first, second }
    },
  }
}

export const courseOf = async (one: Payer, id: string) =>
  (await one.show(id)).timeline.map(({ status }: { status: string }) => status) as string[]
