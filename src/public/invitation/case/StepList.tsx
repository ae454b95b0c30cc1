import type { CaseLinkSteps } from '../../../../contracts/calls/caseLinks.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './CaseSteps.module.css'

const words = { done: 'done', open: 'open', checking: 'inCheck', waiting: 'waiting' } as const

interface StepListProps extends Pick<CaseLinkSteps, 'steps'> {
  /** The step that is shown. */
  current: string | undefined
  onLook: (id: string) => void
}

/** What is done and what is still to come; what was answered can be looked at. */
export const StepList = ({ steps, current, onLook }: StepListProps) => {
  const text = useTexts('publicCase')
  if (steps.length < 2) return null
  return (
    <nav className={styles.list} aria-label={text('steps')}>
      <ol>
        {steps.map(({ id, title, state, canLook }) => (
          <li key={id} data-state={state} aria-current={id === current ? 'step' : undefined}>
            {canLook ? (
              <button type="button" onClick={() => onLook(id)}>
                {title}
              </button>
            ) : (
              <span>{title}</span>
            )}{' '}
            <span>{text(words[state])}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
