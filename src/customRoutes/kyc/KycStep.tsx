import { Button } from '@mui/material'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import type { KycStepName } from './kycProgress.ts'
import styles from './Steps.module.css'

interface KycStepProps {
  step: KycStepName
  number: number
  look: 'done' | 'now' | 'next'
  /** What was given, masked. */
  summary: string | null
  onCorrect: (() => void) | undefined
  children: ReactNode
}

export const KycStep = ({ step, number, look, summary, onCorrect, children }: KycStepProps) => {
  const text = useTexts('kycScreen')
  const name = text(`step.${step}`)
  return (
    <li className={styles.step} data-look={look} aria-current={look === 'now' ? 'step' : undefined}>
      <span className={`num ${styles.marker}`} aria-hidden="true">
        {look === 'done' ? <Check size={14} strokeWidth={2.5} /> : number}
      </span>
      <div className={styles.stepBody}>
        <div className={styles.stepHead}>
          <h3 tabIndex={-1}>
            {name}
            <span className="hidden-text">, {text(`stepState.${look}`)}</span>
          </h3>
          {onCorrect && (
            <Button size="small" aria-label={text('correctStep', { step: name })} onClick={onCorrect}>
              {text('correct')}
            </Button>
          )}
        </div>
        {look === 'done' && summary && <p className={styles.summary}>{summary}</p>}
        {children && <div className={styles.body}>{children}</div>}
      </div>
    </li>
  )
}
