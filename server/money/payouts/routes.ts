import * as calls from '../../../contracts/calls/payouts.ts'
import { payout } from '../../../contracts/resources/payout.ts'
import { payoutAccount } from '../../../contracts/resources/payoutAccount.ts'
import { receivedPayment } from '../../../contracts/resources/receivedPayment.ts'
import { sendAttachment } from '../../platform/http/sendAttachment.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { readPayoutBalance } from './balances.ts'
import { currentBankAccount, presentBankAccount, setBankAccount } from './bankAccounts.ts'
import { makePayoutFile, readPayoutFile } from './bankFile.ts'
import { listPayoutAccounts } from './listAccounts.ts'
import { listPayouts, streamPayouts } from './listPayouts.ts'
import { cancelPayout, markPaid, markReturned } from './mark.ts'
import { listReceivedPayments, streamReceivedPayments } from './statement.ts'

/** What steps of cases have collected for accounts, and its payouts. A proposal is one of the approvals. */
export function payoutsRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, receivedPayment, {
    list: (scope, query) => listReceivedPayments(ctx, scope, query),
    stream: (scope, filter) => streamReceivedPayments(ctx, scope, filter),
  })
  serveCall(app, ctx, calls.readPayoutBalance, async ({ scope: { actor } }) => {
    const { owed, held, refunding, available, onTheWay } = await readPayoutBalance(ctx.config, ctx.db, actor.userId)
    const bankAccount = await currentBankAccount(ctx.db, actor.userId)
    return {
      owedPaise: owed,
      heldPaise: held,
      holdDays: ctx.config.PAYOUT_HOLD_DAYS,
      refundingPaise: refunding,
      availablePaise: available,
      onTheWayPaise: onTheWay,
      bankAccount: bankAccount ? presentBankAccount(ctx.vault, bankAccount) : null,
    }
  })
  serveCall(app, ctx, calls.setPayoutBankAccount, ({ scope, body }) => setBankAccount(ctx, scope, body))
  staffRoutes(app, ctx)
}

function staffRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, payoutAccount, { list: (_scope, query) => listPayoutAccounts(ctx, query) })
  serveResource(app, ctx, payout, {
    list: (_scope, query) => listPayouts(ctx, query),
    stream: (_scope, filter) => streamPayouts(ctx, filter),
  })
  serveCall(app, ctx, calls.makePayoutFile, ({ scope, attempt }) => makePayoutFile(ctx, scope, attempt.id))
  serveCall(app, ctx, calls.downloadPayoutFile, async ({ scope, params, reply }) =>
    sendAttachment(reply, `${params.id}.csv`, await readPayoutFile(ctx, scope, params.id)),
  )
  serveCall(app, ctx, calls.markPayoutPaid, ({ scope, params, body }) => markPaid(ctx, scope, params.id, body))
  serveCall(app, ctx, calls.markPayoutReturned, ({ scope, params, body }) => markReturned(ctx, scope, params.id, body))
  serveCall(app, ctx, calls.cancelPayout, ({ scope, params, body }) => cancelPayout(ctx, scope, params.id, body))
}
