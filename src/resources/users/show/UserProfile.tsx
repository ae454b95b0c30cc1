import { Button } from '@mui/material'
import { useState } from 'react'
import { resetUserSecondFactor } from '../../../../contracts/calls/secondFactor.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { FactList, FactRow } from '../../../components/FactRow.tsx'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { reasonField } from '../../../components/form/field.ts'
import { Section } from '../../../components/Section.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { LogoDialog } from './LogoDialog.tsx'
import styles from './UserPage.module.css'

export const UserProfile = ({ user }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const { day, full } = useDateFormats()
  const [resetting, setResetting] = useState(false)
  const [looking, setLooking] = useState(false)
  const label = text('users.profile.customerId')
  return (
    <Section title={text('users.profile.title')}>
      <FactList columns={1}>
        <FactRow label={label}>
          {user.customerId && (
            <>
              <span className="mono">{user.customerId}</span> <CopyButton value={user.customerId} name={label} />
            </>
          )}
        </FactRow>
        <FactRow label={text('users.profile.person')}>{user.name}</FactRow>
        <FactRow label={text('users.profile.email')}>{user.email}</FactRow>
        <FactRow label={text('users.profile.phone')}>{user.phone}</FactRow>
        <FactRow label={text('users.profile.joined')}>{day(user.createdAt)}</FactRow>
        <FactRow label={text('users.profile.lastSignIn')}>
          {user.lastSignInAt ? full(user.lastSignInAt) : text('users.profile.never')}
        </FactRow>
        <FactRow label={text('users.profile.secondFactor')}>
          <Acted action={user.secondFactor && text('users.secondFactor.reset')} onAct={() => setResetting(true)}>
            {text(user.secondFactor ? 'users.profile.on' : 'users.profile.off')}
          </Acted>
        </FactRow>
        <FactRow label={text('users.profile.logo')}>
          <Acted action={user.hasLogo && text('users.logo.show')} onAct={() => setLooking(true)}>
            {text(user.hasLogo ? 'users.profile.ownLogo' : 'users.profile.noLogo')}
          </Acted>
        </FactRow>
      </FactList>
      {resetting && <ResetDialog user={user} onClose={() => setResetting(false)} />}
      {looking && <LogoDialog user={user} onClose={() => setLooking(false)} />}
    </Section>
  )
}

interface ActedProps {
  /** The words of the button; false for none. */
  action: string | false
  onAct: () => void
  children: string
}

/** A value with its action beside it. */
const Acted = ({ action, onAct, children }: ActedProps) => (
  <span className={styles.acted}>
    {children}
    {action && (
      <Button size="small" variant="outlined" className={styles.reset} onClick={onAct}>
        {action}
      </Button>
    )}
  </span>
)

/** Removes two-step verification for a customer who has lost access to it. */
const ResetDialog = ({ user: { id, name }, onClose }: { user: AdminUserDetail; onClose: () => void }) => {
  const text = useTexts('admin')
  return (
    <ActionDialog
      danger
      call={resetUserSecondFactor}
      params={{ id }}
      fields={[reasonField]}
      title={text('users.secondFactor.title', { name })}
      detail={text('users.secondFactor.detail')}
      confirm={text('users.secondFactor.reset')}
      done={text('users.secondFactor.done', { name })}
      onClose={onClose}
    />
  )
}
