import { TextField } from '@mui/material'
import { useState } from 'react'
import { submitUseCase } from '../../../contracts/calls/kyc.ts'
import type { KycKind } from '../../../contracts/people/kyc.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Form.module.css'
import { KycStepForm, type KycStepProps } from './KycStepForm.tsx'
import { USE_CASE_LENGTH } from './kycProgress.ts'
import { SampleButton } from './SampleButton.tsx'
import { useKycStepSubmit } from './useKycStepSubmit.ts'

const { least, most } = USE_CASE_LENGTH

interface UseCaseStepProps extends KycStepProps {
  kind: KycKind
  /** The text as last submitted. */
  saved: string
}

/** The last step of either path. It submits the KYC to staff. */
export const UseCaseStep = ({ kind, saved, correction }: UseCaseStepProps) => {
  const text = useTexts('kycScreen')
  const [useCase, setUseCase] = useState(saved)
  const [judged, setJudged] = useState(false)
  const { submit, busy, problem, refused, clear } = useKycStepSubmit(submitUseCase, /^useCase$/, correction?.onClose)
  const length = useCase.trim().length
  const missing = least - length
  const wrong = judged && missing > 0 ? text('useCase.short', { count: missing }) : refused('useCase')?.message

  const change = (next: string) => {
    setUseCase(next)
    setJudged(false)
    clear()
  }
  const send = () => {
    setJudged(true)
    if (missing <= 0) submit({ params: { kind }, body: { useCase: useCase.trim() } })
  }
  return (
    <KycStepForm submit={text('useCase.submit')} busy={busy} problem={problem} correction={correction} onSubmit={send}>
      <div className={styles.useCase}>
        <SampleButton onClick={() => change(text('useCase.sample'))} />
        <TextField
          multiline
          minRows={4}
          label={text('useCase.label')}
          value={useCase}
          error={!!wrong}
          helperText={wrong ?? text('useCase.hint', { least })}
          onChange={event => change(event.target.value)}
          slotProps={{ htmlInput: { maxLength: most, autoComplete: 'off' } }}
        />
        <span className={`num ${styles.count}`}>
          {text('useCase.count', { count: formatCount(length), most: formatCount(most) })}
        </span>
      </div>
    </KycStepForm>
  )
}
