import { Button } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { BusyButton } from '../../components/BusyButton.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Form.module.css'
import type { KycStepName } from './kycProgress.ts'

/** Props of every step's form. */
export interface KycStepProps {
  /** Set while the user corrects an earlier step. */
  correction?: Correction | undefined
}

export interface Correction {
  /** Steps that must be repeated after the correction. */
  clears: readonly KycStepName[]
  /** Called after a save or when the user cancels. */
  onClose: () => void
}

interface KycStepFormProps extends KycStepProps {
  submit: string
  busy: boolean
  /** The error of the last submission; errors of fields are shown at the fields. */
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
