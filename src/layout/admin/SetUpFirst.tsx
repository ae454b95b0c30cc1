import { Button } from '@mui/material'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../../contracts/paths.ts'
import { Notice } from '../../components/plain/Notice.tsx'
import { usePageTitle } from '../../components/usePageTitle.ts'
import { type Flow, staffFactor } from '../../customRoutes/account/secondFactor/calls.ts'
import { FactorDialog } from '../../customRoutes/account/secondFactor/FactorDialog.tsx'
import { SetUpButton } from '../../customRoutes/account/secondFactor/SetUpButton.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './SetUpFirst.module.css'

/** All that staff see until they have set up the second step that is required of them. */
const SetUpFirst = () => {
  const text = useTexts('secondFactor')
  const [flow, setFlow] = useState<Flow | null>(null)
  usePageTitle(text('first.title'))
  return (
    <main>
      <Notice
        alone
        icon={ShieldCheck}
        title={text('first.title')}
        action={
          <div className={styles.actions}>
            <SetUpButton calls={staffFactor} label={text('first.start')} onFlow={setFlow} />
            <Button color="inherit" href={paths.adminLogout}>
              {text('first.signOut')}
            </Button>
          </div>
        }
      >
        {text('first.lead')}
      </Notice>
      {flow && <FactorDialog calls={staffFactor} flow={flow} onClose={() => setFlow(null)} />}
    </main>
  )
}

export default SetUpFirst
