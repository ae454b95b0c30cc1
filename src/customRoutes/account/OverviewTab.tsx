import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../authProvider/session.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { DisplaySettings } from '../../components/DisplaySettings.tsx'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { Section } from '../../components/Section.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { KycFact } from '../kyc/KycFact.tsx'
import styles from './Account.module.css'
import { EmailDialog, PhoneDialog } from './ContactDialog.tsx'
import { DetailsDialog } from './DetailsDialog.tsx'
import { WalletsSection } from './WalletsSection.tsx'

/** Profile, account facts and preferences. */
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

/** Secondary users have no customer ID and no phone number (specification §6). */
const ProfileSection = () => {
  const text = useTexts('account')
  const { day } = useDateFormats()
  const { profile, role, config } = useSession()
  const isHolder = role === 'customer'
  const { firstName, lastName, email, phone, customerId, companyName, createdAt } = profile
  const own = useTexts('ownAccount')
  const [editing, setEditing] = useState<'details' | 'email' | 'phone' | null>(null)
  const [before, after] = text('change', { email: config.supportEmail }).split(config.supportEmail)
  return (
    <Section
      title={text('profile')}
      aside={
        <Button
          size="small"
          aria-label={own(isHolder ? 'editDetails' : 'editName')}
          onClick={() => setEditing('details')}
        >
          {own('edit')}
        </Button>
      }
    >
      <FactList>
        <FactRow label={text('name')}>{`${firstName} ${lastName}`}</FactRow>
        <FactRow label={text('email')}>
          {isHolder ? (
            <Changeable label={own('changeEmail')} onChange={() => setEditing('email')}>
              {email}
            </Changeable>
          ) : (
            email
          )}
        </FactRow>
        {isHolder && (
          <>
            <FactRow label={text('phone')}>
              <Changeable label={own('changePhone')} onChange={() => setEditing('phone')}>
                <span className="num">{phone ?? '-'}</span>
              </Changeable>
            </FactRow>
            <FactRow label={text('customerId')}>
              {customerId && (
                <span className={styles.copied}>
                  <span className="mono">{customerId}</span>
                  <CopyButton value={customerId} name={text('customerId')} />
                </span>
              )}
            </FactRow>
          </>
        )}
        <FactRow label={text('company')}>{companyName}</FactRow>
        <FactRow label={text('kyc')}>
          <KycFact />
        </FactRow>
        <FactRow label={text('joined')}>{day(createdAt)}</FactRow>
      </FactList>
      {!isHolder && (
        <p className={styles.hint}>
          {before}
          <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
          {after}
        </p>
      )}
      {editing === 'details' && <DetailsDialog onClose={() => setEditing(null)} />}
      {editing === 'email' && <EmailDialog onClose={() => setEditing(null)} />}
      {editing === 'phone' && <PhoneDialog onClose={() => setEditing(null)} />}
    </Section>
  )
}

interface ChangeableProps {
  label: string
  onChange: () => void
  children: ReactNode
}

/** A fact with a button that changes it. */
const Changeable = ({ label, onChange, children }: ChangeableProps) => {
  const text = useTexts('ownAccount')
  return (
    <span className={styles.copied}>
      {children}
      <Button size="small" aria-label={label} onClick={onChange}>
        {text('change')}
      </Button>
    </span>
  )
}
