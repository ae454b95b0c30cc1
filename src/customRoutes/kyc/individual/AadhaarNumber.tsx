import { Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { sendAadhaarCode } from '../../../../contracts/calls/kyc.ts'
import { checkIdentifier } from '../../../../contracts/identifiers.ts'
import { useSession } from '../../../authProvider/session.ts'
import { FieldMessage } from '../../../components/FieldMessage.tsx'
import { IdentifierField } from '../../../components/IdentifierField.tsx'
import { identifierSamples } from '../../../components/identifierSamples.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from '../Form.module.css'
import { KycStepForm, type KycStepProps } from '../KycStepForm.tsx'
import { SampleButton } from '../SampleButton.tsx'
import { useKycStepSubmit } from '../useKycStepSubmit.ts'
import type { SentCode } from './sentCode.ts'

interface AadhaarNumberProps extends KycStepProps {
  aadhaar: string
  onNumber: (aadhaar: string) => void
  onSent: (sent: SentCode) => void
}

export const AadhaarNumber = ({ aadhaar, onNumber, onSent, correction }: AadhaarNumberProps) => {
  const text = useTexts('kycScreen')
  const { brandName: brand } = useSession().config
  const [consent, setConsent] = useState(false)
  const [judged, setJudged] = useState(false)
  const { submit, busy, problem, refused, clear } = useKycStepSubmit(sendAadhaarCode, /^aadhaar$/)

  const change = (next: string) => {
    onNumber(next)
    setJudged(false)
    clear()
  }
  const send = () => {
    setJudged(true)
    if (!checkIdentifier('aadhaar', aadhaar).ok || !consent) return
    submit({ body: { aadhaar, consent } }, { onSuccess: ({ sentTo }) => onSent({ to: sentTo, at: Date.now() }) })
  }
  return (
    <KycStepForm submit={text('aadhaar.send')} busy={busy} problem={problem} correction={correction} onSubmit={send}>
      <IdentifierField
        kind="aadhaar"
        label={text('aadhaar.label')}
        value={aadhaar}
        onChange={change}
        judged={judged}
        hint={text('aadhaar.hint')}
        refused={refused('aadhaar')}
        aside={<SampleButton onClick={() => change(identifierSamples.aadhaar)} />}
      />
      <div>
        <FormControlLabel
          label={text('aadhaar.consent', { brand })}
          control={<Checkbox checked={consent} onChange={event => setConsent(event.target.checked)} />}
        />
        <FieldMessage
          error={judged && !consent && text('aadhaar.consentMissing')}
          hint={<span className={styles.choice}>{text('aadhaar.choice')}</span>}
        />
      </div>
    </KycStepForm>
  )
}
