import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../i18n/locale.ts'
import { KycStep } from './KycStep.tsx'
import { type KycProgress, type KycStepName, stepsAfter } from './kycProgress.ts'
import { kycStepSummary } from './kycStepSummary.ts'
import { StepBody } from './StepBody.tsx'
import styles from './Steps.module.css'
import type { KycInfo } from './useKyc.ts'

interface PathStepsProps {
  infos: KycInfo
  progress: KycProgress
}

/** One path as a list: what is done with what was given, the step that is due with its form, and what comes. */
export const PathSteps = ({ infos, progress }: PathStepsProps) => {
  const { kind, steps, at, state } = progress
  const locale = useLocale()
  const [asked, setCorrecting] = useState<KycStepName>()
  const mayCorrect = state === 'open' || state === 'rejected'
  const correcting = mayCorrect && asked && steps.indexOf(asked) < at ? asked : undefined
  const open = correcting ?? steps[at]
  const list = useFocusOn(open)
  return (
    <ol ref={list} className={styles.steps}>
      {steps.map((step, index) => (
        <KycStep
          key={step}
          step={step}
          number={index + 1}
          look={step === open ? 'now' : index < at ? 'done' : 'next'}
          summary={kycStepSummary(step, infos, kind, locale)}
          onCorrect={mayCorrect && !correcting && index < at ? () => setCorrecting(step) : undefined}
        >
          {step === open && (
            <StepBody
              step={step}
              infos={infos}
              progress={progress}
              correction={correcting && { clears: stepsAfter(progress, step), onClose: () => setCorrecting(undefined) }}
              onCorrect={setCorrecting}
            />
          )}
        </KycStep>
      ))}
    </ol>
  )
}

/** The form that had the focus has gone with its step: the next one's heading takes it. */
function useFocusOn(open: KycStepName | undefined) {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef(open)
  useEffect(() => {
    if (before.current === open) return
    before.current = open
    list.current?.querySelector<HTMLElement>('[aria-current="step"] h3')?.focus()
  }, [open])
  return list
}
