import { Button } from '@mui/material'
import { getBalanceAlerts } from '../../../../contracts/calls/balanceAlerts.ts'
import { getMailPreferences } from '../../../../contracts/calls/mailPreferences.ts'
import { useSession } from '../../../authProvider/session.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { PageSkeleton } from '../../../components/PageSkeleton.tsx'
import { Section } from '../../../components/Section.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import account from '../Account.module.css'
import { BalanceAlerts } from './BalanceAlerts.tsx'
import { type MailPreference, MailPreferenceRow } from './MailPreferenceRow.tsx'
import styles from './Notifications.module.css'

const always = ['codes', 'security', 'kyc', 'team', 'webhooks'] as const

/** Which mails the account gets, from which balance on, and which cannot be turned off. */
const NotificationsTab = () => {
  const text = useTexts('mails')
  const alerts = useCallQuery(getBalanceAlerts, {})
  const choices = useCallQuery(getMailPreferences, {})
  const failed = [alerts, choices].filter(({ error, data }) => error && !data)
  if (failed.length > 0)
    return <NotificationsLoadError onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
  if (!alerts.data || !choices.data) return <PageSkeleton />
  return (
    <div className={account.columns}>
      <div className={account.stack}>
        <BalanceAlerts alerts={alerts.data.alerts} />
        <MailPreferences preferences={choices.data.preferences} />
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

/** The mails that are nothing but on or off. */
const MailPreferences = ({ preferences }: { preferences: MailPreference[] }) => {
  const text = useTexts('mails')
  const { profile } = useSession()
  return (
    <Section title={text('choices.title')}>
      <p className={account.words}>{text('choices.detail', { email: profile.email })}</p>
      <ul className={styles.rows}>
        {preferences.map(preference => (
          <li key={preference.topic}>
            <MailPreferenceRow preference={preference} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const NotificationsLoadError = ({ onRetry }: { onRetry: () => void }) => {
  const text = useTexts('mails')
  return (
    <InlineAlert
      tone="danger"
      action={
        <Button size="small" onClick={onRetry}>
          {text('retry')}
        </Button>
      }
    >
      {text('failed')}
    </InlineAlert>
  )
}
