import { Button } from '@mui/material'
import { CircleCheck, LogOut } from 'lucide-react'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { signOut } from '../../../contracts/calls/auth.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useCallMutation, useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { clearDrafts } from '../../session/drafts.ts'
import { customerTokens, principalId } from '../../session/tokens.ts'
import styles from './Account.module.css'
import { PasskeyList } from './passkeys/PasskeyList.tsx'
import { customerPasskeyCalls } from './passkeys/passkeyCalls.ts'
import { SecondFactorDialog } from './secondFactor/SecondFactorDialog.tsx'
import { SecondFactorStatus } from './secondFactor/SecondFactorStatus.tsx'
import { customerSecondFactorCalls, type SecondFactorFlow } from './secondFactor/secondFactorCalls.ts'
import { customerAccountCalls } from './security/ownAccountCalls.ts'
import { PasswordSection } from './security/PasswordSection.tsx'
import { SessionsList } from './security/SessionsList.tsx'
import { SupportAccess } from './security/SupportAccess.tsx'
import { SingleSignOn } from './sso/SingleSignOn.tsx'

/** Password, passkeys, two-step verification and sessions. */
const SecurityTab = () => (
  <div className={styles.columns}>
    <div className={styles.stack}>
      <PasswordSection />
      <PasskeysSection />
      <SecondFactorSection />
      <SessionsSection />
      <SingleSignOn />
      <SupportAccess />
    </div>
  </div>
)

export default SecurityTab

/** Passkeys of the customer, or of the secondary user who is signed in. */
const PasskeysSection = () => (
  <Section title={useTexts('passkeys')('title')}>
    <PasskeyList calls={customerPasskeyCalls} />
  </Section>
)

/** Two-step verification of the customer, or of the secondary user who is signed in. */
const SecondFactorSection = () => {
  const text = useTexts('secondFactor')
  const [flow, setFlow] = useState<SecondFactorFlow | null>(null)
  const { data } = useCallQuery(customerSecondFactorCalls.read, {})
  return (
    <Section
      title={text('title')}
      badge={data?.on && <ToneChip tone="success" icon={CircleCheck} label={text('on')} />}
    >
      <SecondFactorStatus calls={customerSecondFactorCalls} onFlow={setFlow} />
      {flow && <SecondFactorDialog calls={customerSecondFactorCalls} flow={flow} onClose={() => setFlow(null)} />}
    </Section>
  )
}

const SessionsSection = () => {
  const text = useTexts('account')
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useCallMutation(signOut)

  /** The session's tokens are already revoked, so the logout page has none to revoke. */
  const confirm = async () => {
    try {
      await mutateAsync({ body: { everywhere: true } })
      clearDrafts('console', principalId(customerTokens.claims()))
      customerTokens.clear()
      location.assign(paths.logout)
    } catch (error) {
      notify((error as CallError).message, { type: 'error' })
    }
  }

  return (
    <Section title={text('sessions')}>
      <SessionsList calls={customerAccountCalls} />
      <p className={styles.signOut}>{text('sessionsDetail')}</p>
      <Button variant="outlined" color="error" startIcon={<LogOut />} onClick={() => setAsking(true)}>
        {text('everywhere')}
      </Button>
      {asking && (
        <ConfirmDialog
          danger
          title={text('confirm.title')}
          confirm={text('confirm.confirm')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {text('confirm.detail')}
        </ConfirmDialog>
      )}
    </Section>
  )
}
