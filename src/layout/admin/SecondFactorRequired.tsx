import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { KeyRound, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { getStaffSecondFactor } from '../../../contracts/calls/secondFactor.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { Notice } from '../../components/plain/Notice.tsx'
import { usePageTitle } from '../../components/usePageTitle.ts'
import { useToast } from '../../components/useToast.ts'
import { AddPasskeyDialog } from '../../customRoutes/account/passkeys/AddPasskeyDialog.tsx'
import { staffPasskeyCalls } from '../../customRoutes/account/passkeys/passkeyCalls.ts'
import { SecondFactorDialog } from '../../customRoutes/account/secondFactor/SecondFactorDialog.tsx'
import { SecondFactorSetupButton } from '../../customRoutes/account/secondFactor/SecondFactorSetupButton.tsx'
import {
  type SecondFactorFlow,
  staffSecondFactorCalls,
} from '../../customRoutes/account/secondFactor/secondFactorCalls.ts'
import { callQueryKey, useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { hasPasskeys } from '../../session/hasPasskeys.ts'
import { usePasskeyProof } from '../proof/usePasskeyProof.ts'
import styles from './Admin.module.css'

interface SecondFactorRequiredProps {
  /** They have signed in with a password, but have a passkey. */
  hasPasskey: boolean
}

/** The only page for staff who must set up two-step verification, or use the passkey that they have. */
const SecondFactorRequired = ({ hasPasskey }: SecondFactorRequiredProps) => {
  const text = useTexts('secondFactor')
  const passkeys = useTexts('passkeys')
  const title = hasPasskey ? passkeys('first.title') : text('first.title')
  usePageTitle(title)
  const queries = useQueryClient()
  const again = () => void queries.invalidateQueries({ queryKey: callQueryKey(getStaffSecondFactor) })
  const signOut = (
    <Button color="inherit" href={paths.adminLogout}>
      {text('first.signOut')}
    </Button>
  )
  return (
    <main>
      <Notice
        alone
        icon={ShieldCheck}
        title={title}
        action={
          <div className={styles.actions}>
            {hasPasskey ? <UsePasskey onDone={again} /> : <SetUp onDone={again} />}
            {signOut}
          </div>
        }
      >
        {hasPasskey ? `${passkeys('first.lead')} ${passkeys('first.lost')}` : text('first.lead')}
      </Notice>
    </main>
  )
}

export default SecondFactorRequired

/** Either the app or a passkey. */
const SetUp = ({ onDone }: { onDone: () => void }) => {
  const text = useTexts('secondFactor')
  const passkeys = useTexts('passkeys')
  const [flow, setFlow] = useState<SecondFactorFlow | null>(null)
  const [adding, setAdding] = useState(false)
  const { data } = useCallQuery(staffPasskeyCalls.list, {}, { enabled: adding })
  return (
    <>
      <SecondFactorSetupButton calls={staffSecondFactorCalls} label={text('first.start')} onFlow={setFlow} />
      {hasPasskeys() && (
        <Button variant="outlined" startIcon={<KeyRound />} onClick={() => setAdding(true)}>
          {passkeys('first.add')}
        </Button>
      )}
      {flow && <SecondFactorDialog calls={staffSecondFactorCalls} flow={flow} onClose={() => setFlow(null)} />}
      {adding && data && (
        <AddPasskeyDialog
          calls={staffPasskeyCalls}
          suggestedName={data.suggestedName}
          onAdded={onDone}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

const UsePasskey = ({ onDone }: { onDone: () => void }) => {
  const text = useTexts('passkeys')
  const toast = useToast()
  const { prove, isPending } = usePasskeyProof('admin')
  if (!hasPasskeys()) return text('unsupported')
  const use = async () => {
    const problem = await prove()
    if (problem === null) onDone()
    else if (problem) toast(problem, 'error')
  }
  return (
    <BusyButton variant="contained" startIcon={<KeyRound />} busy={isPending} onClick={() => void use()}>
      {text('use')}
    </BusyButton>
  )
}
