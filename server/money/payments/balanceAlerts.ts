import type { z } from 'zod'
import type { setBalanceAlert } from '../../../contracts/calls/balanceAlerts.ts'
import { topUpWallets } from '../../../contracts/money/topUp.ts'
import { lowBalanceTopics } from '../../../contracts/people/mailTopics.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { preferencesOf, setPreference } from '../../messaging/preferences/preferences.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { walletOf } from '../wallets/walletOf.ts'

type BalanceAlertBody = z.output<NonNullable<typeof setBalanceAlert.body>>

/** The balance below which the owner of each wallet is notified. */
export async function readBalanceAlerts(db: Db, { actor: { userId } }: Scope<CustomerActor>) {
  const rows = await db
    .selectFrom('wallets')
    .innerJoin('balance_alerts', 'balance_alerts.wallet_id', 'wallets.id')
    .select(['wallets.kind', 'balance_alerts.threshold_paise'])
    .where('wallets.user_id', '=', userId)
    .execute()
  const wanted = await preferencesOf(db, userId)
  const alerts = topUpWallets.map(wallet => {
    const keptPaise = rows.find(({ kind }) => kind === wallet)?.threshold_paise ?? limits.lowBalancePaise
    return { wallet, thresholdPaise: wanted[lowBalanceTopics[wallet]] ? keptPaise : null, keptPaise }
  })
  return { alerts }
}

/** A new threshold takes effect when the balance next falls below it, not immediately. Null turns the mail off and keeps the amount. */
export async function saveBalanceAlert(
  { db }: Context,
  scope: Scope<CustomerActor>,
  { wallet, thresholdPaise }: BalanceAlertBody,
) {
  const { userId } = scope.actor
  await db.transaction().execute(async trx => {
    await setPreference(trx, userId, lowBalanceTopics[wallet], thresholdPaise !== null)
    const { id: wallet_id } = await walletOf(trx, userId, wallet)
    if (thresholdPaise !== null) {
      const values = { threshold_paise: thresholdPaise, armed: false }
      await trx
        .insertInto('balance_alerts')
        .values({ wallet_id, ...values })
        .onConflict(same => same.column('wallet_id').doUpdateSet(values))
        .execute()
    }
    await audit(trx, scope, { action: 'balanceAlert.set', subject: wallet_id, data: { wallet, thresholdPaise } })
  })
  return readBalanceAlerts(db, scope)
}
