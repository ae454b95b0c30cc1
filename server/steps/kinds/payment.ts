import type { StepRunner } from '../../cases/runners.ts'
import { factsOfPayment, paymentSettings, placeOrder, receiptOf } from '../payments/orders.ts'
import { askSubject } from './askSubject.ts'
import { mayCheck } from './check.ts'

/**
 * The person pays on the page of the case (`server/steps/payCaseLink.ts`); what the gateway has captured pays the step (`server/steps/payments`). A payment that was made
 * pays the step again in every round, so that nobody pays twice because something before it was asked again.
 */
export const payment: StepRunner = {
  begin: async (ctx, asked) => {
    const { row } = asked.case
    if (!(await mayCheck(ctx, row))) return { type: 'blocked', reason: 'account' }
    const earlier = await receiptOf(ctx.db, row.id, asked.step.id)
    if (earlier) return { type: 'answered', outcome: 'paid', facts: factsOfPayment(earlier) }
    const report = await askSubject(ctx, asked)
    if (report.type !== 'asked' || row.mode === 'test') return report
    return {
      ...report,
      also: async trx => {
        await report.also?.(trx)
        await placeOrder(ctx, trx, asked)
      },
    }
  },
  show: (asked, locale) => {
    const { amountPaise, purpose, gstPercent, gstPaise } = paymentSettings(asked)
    return {
      kind: 'payment',
      amountPaise,
      purpose: purpose[locale],
      gst: gstPercent > 0 ? { percent: gstPercent, paise: gstPaise } : null,
      isTest: asked.case.row.mode === 'test',
    }
  },
}
