import { Title } from 'react-admin'
import { useSession } from '../../authProvider/session.ts'
import { Note } from '../../components/Note.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { Choices } from '../../layout/topBar/Choices.tsx'
import styles from './Account.module.css'
import { ProfileSection } from './ProfileSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { useAccountText } from './useAccountText.ts'
import { WalletsSection } from './WalletsSection.tsx'

const MyAccount = () => {
  const text = useAccountText()
  const { role } = useSession()
  return (
    <>
      <Title title={text('title')} />
      <PageHeader title={text('title')} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          {role === 'subUser' && <Note tone="info">{text('subUser')}</Note>}
          <ProfileSection />
          <WalletsSection />
        </div>
        <div className={styles.stack}>
          <Section title={text('preferences')}>
            <div className={styles.preferences}>
              <Choices />
            </div>
            <p className={styles.hint}>{text('preferencesHint')}</p>
          </Section>
          <SessionsSection />
        </div>
      </div>
    </>
  )
}

export default MyAccount
