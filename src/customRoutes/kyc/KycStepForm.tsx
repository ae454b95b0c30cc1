import { Button } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { BusyButton } from '../../components/BusyButton.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Form.module.css'
import type { KycStepName } from './kycProgress.ts'

/** What every step's form is given. */
export interface KycStepProps {
  /** Set while an earlier step is corrected. */
  correction?: Correction | undefined
}

export interface Correction {
  /** The steps that are asked again. */
  clears: readonly KycStepName[]
  /** Leaves the step as it is, or has saved it. */
  onClose: () => void
}

interface KycStepFormProps extends KycStepProps {
  submit: string
  busy: boolean
  /** Of the last try; a field's error is shown at its field instead. */
  problem: CallError | null
  onSubmit: () => void
  children: ReactNode
}

export const KycStepForm = ({ submit, busy, problem, correction, onSubmit, children }: KycStepFormProps) => {
  const text = useTexts('kycScreen')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <form className={styles.form} noValidate autoComplete="off" onSubmit={send}>
      {correction && correction.clears.length > 0 && (
        <InlineAlert tone="warning">
          {text('clears', { steps: correction.clears.map(step => text(`step.${step}`)).join(', ') })}
        </InlineAlert>
      )}
      {problem && <Problem error={problem} />}
      {children}
      <div className={styles.actions}>
        <BusyButton type="submit" variant="contained" busy={busy}>
          {submit}
        </BusyButton>
        {correction && (
          <Button variant="outlined" color="inherit" onClick={correction.onClose}>
            {text('keep')}
          </Button>
        )}
      </div>
    </form>
  )
}

const Problem = ({ error }: { error: CallError }) => {
  const text = useTexts('kycScreen')
  return (
    <InlineAlert tone="danger">
      {error.message}
      {error.status >= 500 && error.requestId && (
        <span className={styles.requestId}>{text('requestId', { id: error.requestId })}</span>
      )}
    </InlineAlert>
  )
}
