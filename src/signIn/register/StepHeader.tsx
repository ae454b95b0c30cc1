import type { registration } from '../../../contracts/messages/en/registration.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FormHeader } from '../FormHeader.tsx'
import styles from './Register.module.css'

interface StepHeaderProps {
  step: number
  count: number
  name: keyof (typeof registration)['steps']
  title: string
  lead: string
}

/** 'Step n of 3' with its progress bar (A12). */
export const StepHeader = ({ step, count, name, title, lead }: StepHeaderProps) => {
  const text = useTexts('registration')
  const words = text('step', { step, count })
  return (
    <>
      <div className={styles.words}>
        <b>{words}</b>
        <span>{text(`steps.${name}`)}</span>
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={step}
      >
        {Array.from({ length: count }, (_, index) => (
          <span key={index} data-done={index < step || undefined} />
        ))}
      </div>
      <FormHeader title={title} lead={lead} />
    </>
  )
}
