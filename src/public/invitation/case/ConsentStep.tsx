import type { OpenStep } from '../../../../contracts/calls/caseLinks.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useSubmit } from '../useSubmit.ts'
import styles from './CaseSteps.module.css'

interface ConsentStepProps {
  step: Extract<OpenStep, { kind: 'consent' }>
  onAnswer: (answer: { agreed: boolean }) => Promise<void>
}

export const ConsentStep = ({ step, onAnswer }: ConsentStepProps) => {
  const text = useTexts('publicCase')
  const { busy, error, submit } = useSubmit()
  return (
    <div className={styles.form}>
      <p className={styles.consent}>{step.text}</p>
      <p>{text('kept', { days: step.keepDays })}</p>
      <p role="alert">{error}</p>
      <Button busy={busy && text('sending')} onClick={() => void submit(() => onAnswer({ agreed: true }))}>
        {text('agree')}
      </Button>
      <Button look="link" onClick={() => void submit(() => onAnswer({ agreed: false }))}>
        {text('refuse')}
      </Button>
    </div>
  )
}
