import { Button } from '@mui/material'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../../contracts/platform/paths.ts'
import { Notice } from '../../components/plain/Notice.tsx'
import { usePageTitle } from '../../components/usePageTitle.ts'
import { SecondFactorDialog } from '../../customRoutes/account/secondFactor/SecondFactorDialog.tsx'
import { SecondFactorSetupButton } from '../../customRoutes/account/secondFactor/SecondFactorSetupButton.tsx'
import {
  type SecondFactorFlow,
  staffSecondFactorCalls,
} from '../../customRoutes/account/secondFactor/secondFactorCalls.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Admin.module.css'

/** The only page for staff who must set up two-step verification. */
const SecondFactorRequired = () => {
  const text = useTexts('secondFactor')
  const [flow, setFlow] = useState<SecondFactorFlow | null>(null)
  usePageTitle(text('first.title'))
  return (
    <main>
      <Notice
        alone
        icon={ShieldCheck}
        title={text('first.title')}
        action={
          <div className={styles.actions}>
            <SecondFactorSetupButton calls={staffSecondFactorCalls} label={text('first.start')} onFlow={setFlow} />
            <Button color="inherit" href={paths.adminLogout}>
              {text('first.signOut')}
            </Button>
          </div>
        }
      >
        {text('first.lead')}
      </Notice>
      {flow && <SecondFactorDialog calls={staffSecondFactorCalls} flow={flow} onClose={() => setFlow(null)} />}
    </main>
  )
}

export default SecondFactorRequired
