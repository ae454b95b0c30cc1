import type { CaseLinkSteps } from '../../../../contracts/calls/caseLinks.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './CaseSteps.module.css'

const words = { done: 'done', open: 'open', checking: 'inCheck', waiting: 'waiting' } as const

/** What is done and what is still to come. */
export const StepList = ({ steps }: Pick<CaseLinkSteps, 'steps'>) => {
  const text = useTexts('publicCase')
  if (steps.length < 2) return null
  return (
    <nav className={styles.list} aria-label={text('steps')}>
      <ol>
        {steps.map(({ id, title, state }) => (
          <li key={id} data-state={state} aria-current={state === 'open' ? 'step' : undefined}>
            <span>{title}</span> <span>{text(words[state])}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
