import { getBalanceAlerts } from '../../../../contracts/calls/balanceAlerts.ts'
import { getMailPreferences } from '../../../../contracts/calls/mailPreferences.ts'
import { Section } from '../../../components/Section.tsx'
import { useCall } from '../../../dataProvider/useCall.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { PageSkeleton } from '../../../layout/PageSkeleton.tsx'
import account from '../Account.module.css'
import { Alerts } from './Alerts.tsx'
import { Choices } from './Choices.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import styles from './Notifications.module.css'

const always = ['codes', 'security', 'kyc', 'team', 'webhooks'] as const

/** Which mails the account gets, from which balance on, and which cannot be turned off. */
const NotificationsTab = () => {
  const text = useTexts('mails')
  const alerts = useCall(getBalanceAlerts, {})
  const choices = useCall(getMailPreferences, {})
  const failed = [alerts, choices].filter(({ error, data }) => error && !data)
  if (failed.length > 0) return <LoadFailed onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
  if (!alerts.data || !choices.data) return <PageSkeleton />
  return (
    <div className={account.columns}>
      <div className={account.stack}>
        <Alerts alerts={alerts.data.alerts} />
        <Choices preferences={choices.data.preferences} />
      </div>
      <Section title={text('always.title')}>
        <p className={account.words}>{text('always.detail')}</p>
        <ul className={styles.always}>
          {always.map(name => (
            <li key={name}>{text(`always.${name}`)}</li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

export default NotificationsTab
