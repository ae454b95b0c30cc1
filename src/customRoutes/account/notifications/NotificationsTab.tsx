import { Button, Switch } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { getBalanceAlerts } from '../../../../contracts/calls/balanceAlerts.ts'
import { getMailPreferences, setMailPreference } from '../../../../contracts/calls/mailPreferences.ts'
import { useSession } from '../../../authProvider/session.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { PageSkeleton } from '../../../components/PageSkeleton.tsx'
import { Section } from '../../../components/Section.tsx'
import { useToast } from '../../../components/useToast.ts'
import type { SuccessReply } from '../../../dataProvider/api.ts'
import { callQueryKey, useCallMutation, useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useWallets } from '../../../wallets/useWallets.ts'
import account from '../Account.module.css'
import { BalanceAlertRow } from './BalanceAlertRow.tsx'
import styles from './Notifications.module.css'
import type { BalanceAlert } from './useBalanceAlert.ts'

const always = ['codes', 'security', 'kyc', 'team', 'webhooks'] as const

/** Optional mails, low-balance alerts, and the mails that cannot be turned off. */
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

/** Mails with a simple on/off switch. */
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

/** The balance of each wallet below which a mail is sent. */
const BalanceAlerts = ({ alerts }: { alerts: BalanceAlert[] }) => {
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
                // A new key resets the input when the server's amount changes.
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

type MailPreference = SuccessReply<typeof getMailPreferences>['preferences'][number]

/** One kind of mail; shows the server's state. */
const MailPreferenceRow = ({ preference: { topic, on } }: { preference: MailPreference }) => {
  const text = useTexts('mails')
  const id = useId()
  const toast = useToast()
  const cache = useQueryClient()
  const { mutate, isPending } = useCallMutation(setMailPreference)
  const title = text(`choices.${topic}.title`)
  const toggle = () =>
    mutate(
      { body: { topic, on: !on } },
      {
        onSuccess: answer => {
          cache.setQueryData(callQueryKey(getMailPreferences, {}), answer)
          toast(text(on ? 'choices.off' : 'choices.on', { topic: title }), 'success')
        },
        onError: ({ message }) => toast(message, 'error'),
      },
    )
  return (
    <div className={styles.choice}>
      <div className={styles.words}>
        <b>{title}</b>
        <span id={id}>{text(`choices.${topic}.detail`)}</span>
      </div>
      <Switch
        checked={on}
        onChange={() => !isPending && toggle()}
        slotProps={{ input: { 'aria-label': title, 'aria-describedby': id } }}
      />
    </div>
  )
}
