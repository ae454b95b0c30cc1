import { ArrowLeft, PencilLine } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { AnsweredStep } from '../../../../contracts/calls/caseLinks.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useSubmit } from '../useSubmit.ts'
import styles from './CaseSteps.module.css'

interface AnsweredStepViewProps {
  answered: AnsweredStep
  onBack: () => void
  onChange: () => Promise<void>
}

/** What the person has answered in a step, and whether they can still change it. */
export const AnsweredStepView = ({ answered, onBack, onChange }: AnsweredStepViewProps) => {
  const text = useTexts('publicCase')
  const { busy, error, submit } = useSubmit()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { title, given, fixed } = answered
  return (
    <section className={styles.step}>
      <p className={styles.progress}>{text('answered')}</p>
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {given.length > 0 && (
        <dl className={styles.given}>
          {given.map(({ label, value }, index) => (
            <div key={`${index} ${label}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.form}>
        {fixed ? <p className={styles.hint}>{fixed}</p> : <p className={styles.hint}>{text('mayChange')}</p>}
        <p role="alert">{error}</p>
        <Button look="secondary" onClick={onBack}>
          <ArrowLeft size={16} aria-hidden="true" /> {text('goOn')}
        </Button>
        {!fixed && (
          <Button look="link" busy={busy && text('sending')} onClick={() => void submit(onChange)}>
            <PencilLine size={16} aria-hidden="true" /> {text('change')}
          </Button>
        )}
      </div>
    </section>
  )
}
