import { DisplaySettings } from '../../components/DisplaySettings.tsx'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Account.module.css'
import { ProfileSection } from './ProfileSection.tsx'
import { WalletsSection } from './WalletsSection.tsx'

/** Who is signed in, what the account has, and how the screen looks. */
const OverviewTab = () => {
  const text = useTexts('account')
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <ProfileSection />
        <WalletsSection />
      </div>
      <Section title={text('preferences')}>
        <div className={styles.preferences}>
          <DisplaySettings />
        </div>
        <p className={styles.hint}>{text('preferencesHint')}</p>
      </Section>
    </div>
  )
}

export default OverviewTab
