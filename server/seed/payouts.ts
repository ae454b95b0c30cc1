import { askForPayout } from '../backoffice/approvals/change.ts'
import { decideApproval } from '../backoffice/approvals/decide.ts'
import { readPayoutBalance } from '../money/payouts/balances.ts'
import { setBankAccount } from '../money/payouts/bankAccounts.ts'
import { makePayoutFile } from '../money/payouts/bankFile.ts'
import { markPaid } from '../money/payouts/mark.ts'
import type { Context } from '../platform/context.ts'
import { newId, withIdPrefix } from '../platform/identity/ids.ts'
import { demoScope, staffScope } from './scopes.ts'

const bankAccount = { holder: 'Zenith Components Private Limited', number: '50100234561000', ifsc: 'HDFC0000240' }

const FEE_PAISE = 59_000

/** Of the fees that the demo has received one was paid out, another waits for approval, and the rest is owed. */
export async function seedPayouts(ctx: Context): Promise<void> {
  const demo = await demoScope(ctx)
  const maker = await staffScope(ctx)
  const checker = await staffScope(ctx, 'super@satyapan.test')
  const { userId } = demo.actor
  const { bankAccount: shown } = await setBankAccount(ctx, demo, bankAccount)
  const ask = async () => {
    const { available } = await readPayoutBalance(ctx.config, ctx.db, userId)
    if (available < FEE_PAISE) throw new Error('The seeded cases have received too little.')
    const body = {
      amountPaise: FEE_PAISE,
      bankAccountId: shown.id,
      holderCompared: true,
      reason: 'Weekly payout',
    } as const
    return askForPayout(ctx, maker, userId, body, newId('wrk'))
  }
  const { approvalId } = await ask()
  const decision = { approve: true, reason: 'The holder is the company' }
  await decideApproval(ctx, checker, approvalId, decision)
  await makePayoutFile(ctx, maker, newId('wrk'))
  await markPaid(ctx, maker, withIdPrefix('pyo', approvalId), { utr: 'HDFCN52026112900' })
  await ask()
}
