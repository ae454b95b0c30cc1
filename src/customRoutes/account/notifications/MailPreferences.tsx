import { useSession } from '../../../authProvider/session.ts'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import account from '../Account.module.css'
import { type MailPreference, MailPreferenceRow } from './MailPreferenceRow.tsx'
import styles from './Notifications.module.css'

/** The mails that are nothing but on or off. */
export const MailPreferences = ({ preferences }: { preferences: MailPreference[] }) => {
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
