import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useWallets } from '../../../wallets/useWallets.ts'
import account from '../Account.module.css'
import { BalanceAlertRow } from './BalanceAlertRow.tsx'
import styles from './Notifications.module.css'
import type { BalanceAlert } from './useBalanceAlert.ts'

/** Below which balance of each wallet a mail comes. */
export const BalanceAlerts = ({ alerts }: { alerts: BalanceAlert[] }) => {
  const text = useTexts('mails')
  const { wallets } = useWallets()
  return (
    <Section title={text('alerts.title')}>
      <p className={account.words}>{text('alerts.detail')}</p>
      <ul className={styles.rows}>
        {alerts.map(alert => {
          const wallet = wallets.find(({ kind }) => kind === alert.wallet)
          return (
            <li key={alert.wallet}>
              {wallet?.postpaid ? (
                <div className={styles.words}>
                  <b>{text(`alerts.wallet.${alert.wallet}`)}</b>
                  <span>{text('alerts.postpaid')}</span>
                </div>
              ) : (
                // Anew once the server has another amount.
                <BalanceAlertRow key={alert.keptPaise} alert={alert} balance={wallet?.paise} />
              )}
            </li>
          )
        })}
      </ul>
      <p className={account.hint}>{text('alerts.webhooks')}</p>
    </Section>
  )
}
