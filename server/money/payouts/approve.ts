import { formatPaise } from '../../../contracts/platform/money.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { ledgerWords } from '../../../contracts/words/ledgerWords.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { withIdPrefix } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { postTransfer } from '../wallets/transfer.ts'
import { lockPayouts, readPayoutBalance } from './balances.ts'
import { currentBankAccount } from './bankAccounts.ts'

/** A payout as it is proposed, to the bank account that the proposer has seen. */
export interface ProposedPayout {
  userId: string
  amountPaise: number
  bankAccountId: string
}

/**
 * Locks an account and checks that it can be paid out this much to this bank account now. Throws `conflict` without a bank account, for one
 * that was replaced, and for more than what may be paid out.
 */
export async function assertPayable(
  { config }: Pick<Context, 'config'>,
  trx: Trx,
  locale: Locale,
  { userId, amountPaise, bankAccountId }: ProposedPayout,
): Promise<void> {
  await lockPayouts(trx, userId)
  const refuse = (message: 'noBankAccount' | 'bankAccountChanged' | 'lessOwed', amount = 0): never => {
    throw new Problem('conflict', translate(locale, `payouts.${message}`, { amount: formatPaise(amount) }))
  }
  const bankAccount = await currentBankAccount(trx, userId)
  if (!bankAccount) return refuse('noBankAccount')
  if (bankAccount.id !== bankAccountId) refuse('bankAccountChanged')
  const { available } = await readPayoutBalance(config, trx, userId)
  if (amountPaise > available) refuse('lessOwed', available)
}

/**
 * Takes an approved payout from what is owed to the account, so that nobody can pay or refund it again. Everything is checked anew: a refund or another bank
 * account may have come since it was proposed. Throws as `assertPayable`.
 */
export async function approvePayout(
  ctx: Pick<Context, 'config'>,
  trx: Trx,
  scope: Scope<AdminActor>,
  proposed: ProposedPayout & { key: string; maker: AdminActor },
): Promise<{ transferId: string }> {
  await assertPayable(ctx, trx, scope.locale, proposed)
  const { userId, amountPaise, bankAccountId, key, maker } = proposed
  const id = withIdPrefix('pyo', key)
  const { transferId } = await postTransfer(trx, {
    kind: 'settle',
    lines: [
      { account: 'payable', amountPaise: -amountPaise },
      { account: 'payout', amountPaise },
    ],
    key: `payout:${id}`,
    description: ledgerWords.payout.en,
    reference: id,
    actor: maker,
  })
  const row = { id, user_id: userId, bank_account_id: bankAccountId, amount_paise: amountPaise }
  await trx
    .insertInto('payouts')
    .values({ ...row, approval_id: key, transfer_id: transferId })
    .execute()
  const data = { amountPaise, bankAccountId, askedBy: maker.adminId }
  await audit(trx, scope, { action: 'payout.approved', subject: id, userId, data })
  return { transferId }
}
