import { sql } from 'kysely'
import type { TopUpWallet } from '../../../contracts/money/topUp.ts'
import { lowBalanceTopics } from '../../../contracts/people/mailTopics.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { sendOptionalMail } from '../../messaging/preferences/optionalMail.ts'
import { emitWebhookEvent } from '../../messaging/webhooks/emit.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { translate } from '../../platform/translate.ts'

const EVERY_MS = 60_000
const BATCH = 200

interface Low {
  userId: string
  wallet: TopUpWallet
  paise: number
  thresholdPaise: number
}

type Parts = Pick<Context, 'db' | 'channels' | 'config' | 'vault'>

/** Runs once a minute on every worker; a second run finds nothing left to send. */
export const startWatchingBalances = (ctx: Parts & Pick<Context, 'log'>) =>
  runPeriodically(EVERY_MS, 'balance alerts', ctx.log, () => watchBalances(ctx))

const threshold = sql`coalesce(alert.threshold_paise, ${limits.lowBalancePaise}::bigint)`

/**
 * Reports each prepaid wallet that has fallen below its threshold, once until it recovers. The webhook is sent even if the mail
 * is turned off.
 */
export async function watchBalances(ctx: Parts): Promise<void> {
  await arm(ctx)
  for (const id of await fallen(ctx)) await tell(ctx, id)
}

const arm = ({ db }: Parts) =>
  sql`
    insert into balance_alerts (wallet_id, threshold_paise, armed)
    select wallet.id, ${threshold}, true
    from wallets wallet left join balance_alerts alert on alert.wallet_id = wallet.id
    where wallet.account_type = 'Prepaid' and wallet.kind in ('api', 'product')
      and wallet.available_paise >= ${threshold} and not coalesce(alert.armed, false)
    on conflict (wallet_id) do update set armed = true`.execute(db)

async function fallen({ db }: Parts): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select wallet.id from balance_alerts alert join wallets wallet on wallet.id = alert.wallet_id
    where alert.armed and wallet.account_type = 'Prepaid' and wallet.available_paise < alert.threshold_paise
    limit ${BATCH}`.execute(db)
  return rows.map(row => row.id)
}

/** The message and its mark share a transaction, and the mark's lock lets only one worker send it. */
async function tell(ctx: Parts, walletId: string): Promise<void> {
  await ctx.db.transaction().execute(async trx => {
    const { rows } = await sql<Low>`
      update balance_alerts alert set armed = false
      from wallets wallet
      where alert.wallet_id = ${walletId} and wallet.id = alert.wallet_id and alert.armed
        and wallet.available_paise < alert.threshold_paise
      returning wallet.user_id as "userId", wallet.available_paise as paise, alert.threshold_paise as "thresholdPaise",
        wallet.kind as wallet`.execute(trx)
    const [low] = rows
    if (!low) return
    await emitWalletLow(trx, low)
    await sendOptionalMail(ctx, trx, low.userId, lowBalanceTopics[low.wallet], locale => {
      const words = {
        wallet: translate(locale, `payments.wallets.${low.wallet}`),
        brand: ctx.config.BRAND_NAME,
        balance: formatPaise(low.paise),
        threshold: formatPaise(low.thresholdPaise),
        url: new URL(`${paths.myAccount}?tab=notifications`, ctx.config.PUBLIC_URL).href,
      }
      return {
        subject: translate(locale, 'payments.alert.subject', words),
        text: translate(locale, 'payments.alert.text', words),
      }
    })
  })
}

interface LowBalance {
  userId: string
  wallet: string
  paise: number
  thresholdPaise: number
}

/** Emits the webhook event for a prepaid wallet that has fallen below its threshold. */
export const emitWalletLow = (trx: Trx, { userId, wallet, paise, thresholdPaise }: LowBalance) =>
  emitWebhookEvent(trx, { userId, event: 'wallet.low', data: { wallet, balancePaise: paise, thresholdPaise } })
