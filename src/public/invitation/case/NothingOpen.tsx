import { CircleCheck, LoaderCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './CaseSteps.module.css'

interface NothingOpenProps {
  /** A document or a number that the person has given is being checked. */
  isChecking: boolean
  /** Further steps wait for what is checked or judged now. */
  isMoreToCome: boolean
  askedBy: string
  /** Said once everything is sent. */
  ending: string | undefined
}

/** Nothing waits for the person: what happens next, and that they can close the page. */
export const NothingOpen = ({ isChecking, isMoreToCome, askedBy, ending }: NothingOpenProps) => {
  const text = useTexts('publicCase')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const Icon = isChecking ? LoaderCircle : CircleCheck
  return (
    <section className={styles.step}>
      <h2 tabIndex={-1} ref={heading} className={styles.ending}>
        <Icon size={20} aria-hidden="true" />{' '}
        {text(isChecking ? 'checkingTitle' : isMoreToCome ? 'waitTitle' : 'allSent')}
      </h2>
      <p role="status">
        {(!isChecking && !isMoreToCome && ending) ||
          text(isChecking ? 'checking' : isMoreToCome ? 'wait' : 'nothing', { by: askedBy })}
      </p>
    </section>
  )
}
