import { useState } from 'react'
import { Button } from '../../components/plain/Button.tsx'
import type { ClientConfig } from '../../dataProvider/clientConfig.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FormHead } from '../FormHead.tsx'
import styles from '../form.module.css'
import { useWarmUp } from '../useWarmUp.ts'
import { AppCode } from './AppCode.tsx'
import { Ended } from './Ended.tsx'
import { type Audience, dropPending } from './pending.ts'
import { RecoveryCode } from './RecoveryCode.tsx'
import { useSecondStep } from './useSecondStep.ts'

interface SecondFactorStepProps {
  audience: Audience
  challenge: string
  config: Pick<ClientConfig, 'brandName' | 'supportEmail'>
  warmUp: () => unknown
  onSignedIn: () => void
}

/** After the first step of any way in, where the account has two-step verification. */
const SecondFactorStep = ({ audience, challenge, config, warmUp, onSignedIn }: SecondFactorStepProps) => {
  const text = useTexts('secondFactorStep')
  const [recovery, setRecovery] = useState(false)
  const step = useSecondStep(audience, challenge, onSignedIn)
  useWarmUp(warmUp)
  const again = () => dropPending(audience)

  if (step.ended) return <Ended words={step.ended} onAgain={again} />
  const lead = recovery ? text('recoveryLead') : text('lead', { brand: config.brandName })
  const lost = audience === 'admin' ? text('lostStaff') : text('lost', { email: config.supportEmail })
  return (
    <>
      <FormHead title={text('title')} lead={lead} />
      {recovery ? <RecoveryCode step={step} lost={lost} /> : <AppCode step={step} />}
      <div className={styles.links}>
        <Button
          look="link"
          disabled={step.busy}
          onClick={() => {
            step.clear()
            setRecovery(!recovery)
          }}
        >
          {text(recovery ? 'useApp' : 'useRecovery')}
        </Button>
        <Button look="link" disabled={step.busy} onClick={again}>
          {text('again')}
        </Button>
      </div>
    </>
  )
}

export default SecondFactorStep
