import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import type { OpenStep } from '../../../../contracts/cases/openStep.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { InvitationContentProps } from '../contents.ts'
import { AnsweredStepView } from './AnsweredStepView.tsx'
import styles from './CaseSteps.module.css'
import { NothingOpen } from './NothingOpen.tsx'
import { StepList } from './StepList.tsx'
import { OpenStepPage } from './stepPages.ts'
import { UsuallyBy } from './UsuallyBy.tsx'
import { useCaseSteps } from './useCaseSteps.ts'

/** A step that is asked once more, and the second part of one, begin anew. */
const keyOf = (step: OpenStep): string =>
  JSON.stringify([step.id, step.problem, step.kind === 'address' ? step.letterTo : null])

interface CaseStepsProps extends InvitationContentProps {
  /** The step to show first, if it is open. */
  wanted?: string | undefined
  /** Another step is shown. */
  onStep?: (id: string) => void
  /** What is said once everything is sent; by default that nothing is left to do. */
  ending?: string
}

/** The steps of the person whom a case is about, one after the other; what comes next appears by itself, and what was answered can be looked at. */
const CaseSteps = ({ token, pass, cover, onDone, wanted, onStep, ending }: CaseStepsProps) => {
  const text = useTexts('publicCase')
  const { shown, looked, read, answer, look, leave, reopen } = useCaseSteps({ token, pass, onDone })
  const heading = useRef<HTMLHeadingElement>(null)
  const current = shown?.open.find(({ id }) => id === wanted) ?? shown?.open[0]
  const currentId = current?.id
  const currentKey = current && keyOf(current)
  const isShown = !looked && currentKey !== undefined
  const showStep = useEffectEvent((id: string) => onStep?.(id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step that is shown has a heading of its own.
  useEffect(() => {
    if (!isShown || currentId === undefined) return
    heading.current?.focus()
    showStep(currentId)
  }, [isShown, currentId, currentKey])

  if (!shown) return <p role="status">{text('loading')}</p>
  const { steps } = shown
  const number = steps.findIndex(({ id }) => id === current?.id) + 1
  return (
    <div className={styles.steps}>
      {looked ? (
        <AnsweredStepView key={looked.id} answered={looked} onBack={leave} onChange={() => reopen(looked.id)} />
      ) : current ? (
        <section className={styles.step} key={currentKey}>
          <p className={styles.progress}>{text('progress', { number, count: steps.length })}</p>
          <progress className={styles.bar} max={steps.length} value={number - 1} aria-hidden="true" />
          <h2 tabIndex={-1} ref={heading}>
            {current.title}
          </h2>
          {current.problem && <p className={styles.problem}>{current.problem}</p>}
          <Suspense fallback={<p role="status">{text('loading')}</p>}>
            <OpenStepPage
              step={current}
              token={token}
              pass={pass}
              onAnswer={given => answer(current.id, given)}
              onChange={() => void read()}
            />
          </Suspense>
        </section>
      ) : (
        <NothingOpen
          isChecking={steps.some(({ state }) => state === 'checking')}
          isMoreToCome={steps.some(({ state }) => state === 'waiting')}
          askedBy={cover.askedBy}
          ending={ending}
        />
      )}
      <UsuallyBy at={shown.usuallyBy} />
      <StepList steps={steps} current={looked?.id ?? current?.id} onLook={id => void look(id)} />
    </div>
  )
}

export default CaseSteps
