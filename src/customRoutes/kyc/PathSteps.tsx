import { Button } from '@mui/material'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { stateName } from '../../../contracts/identifiers/states.ts'
import type { KycKind } from '../../../contracts/people/kyc.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CompanyStep } from './company/CompanyStep.tsx'
import { DinsStep } from './company/DinsStep.tsx'
import { DirectorsStep } from './company/DirectorsStep.tsx'
import { AadhaarStep } from './individual/AadhaarStep.tsx'
import { PanStep } from './individual/PanStep.tsx'
import { KycPending, KycRejected } from './KycDecision.tsx'
import type { KycStepProps } from './KycStepForm.tsx'
import { type KycProgress, type KycStepName, stepsAfter } from './kycProgress.ts'
import styles from './Steps.module.css'
import { UseCaseStep } from './UseCaseStep.tsx'
import type { KycInfo } from './useKyc.ts'

interface PathStepsProps {
  infos: KycInfo
  progress: KycProgress
}

/** One path as a list of steps: complete steps with masked values, the due step with its form, and later steps. */
export const PathSteps = ({ infos, progress }: PathStepsProps) => {
  const { kind, steps, at, state } = progress
  const locale = useLocale()
  const [chosen, setCorrecting] = useState<KycStepName>()
  const mayCorrect = state === 'open' || state === 'rejected'
  const correcting = mayCorrect && chosen && steps.indexOf(chosen) < at ? chosen : undefined
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

/** A completed form disappears with its focus, so the focus moves to the next step's heading. */
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

const joined = (...parts: (string | null | undefined)[]): string | null => parts.filter(Boolean).join(' · ') || null

/** The values entered in a step, masked by the server. */
function kycStepSummary(
  step: KycStepName,
  { individual, company }: KycInfo,
  kind: KycKind,
  locale: Locale,
): string | null {
  const { kycDetails } = individual
  const { companyDetails, directorData, directorDetails } = company
  switch (step) {
    case 'pan':
      return joined(kycDetails?.pan, kycDetails?.name)
    case 'aadhaar':
      return joined(kycDetails?.AADHAR_NUM)
    case 'company':
      return joined(
        companyDetails?.number,
        companyDetails?.name,
        companyDetails?.state && stateName(companyDetails.state, locale),
      )
    case 'directors':
      return directorData?.map(({ name, designation }) => `${name}, ${designation}`).join(' · ') ?? null
    case 'dins':
      return directorDetails?.map(({ name, din }) => `${name} ${din}`).join(' · ') ?? null
    case 'useCase':
      return (kind === 'individual' ? individual : company).useCase ?? null
    case 'approval':
      return null
  }
}

interface StepFrameProps {
  step: KycStepName
  number: number
  look: 'done' | 'now' | 'next'
  /** The entered values, masked. */
  summary: string | null
  onCorrect: (() => void) | undefined
  children: ReactNode
}

const KycStep = ({ step, number, look, summary, onCorrect, children }: StepFrameProps) => {
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

interface StepBodyProps extends KycStepProps {
  step: KycStepName
  infos: KycInfo
  progress: KycProgress
  onCorrect: (step: KycStepName) => void
}

/** The open step: its form, or the decision of staff. */
const StepBody = ({ step, infos, progress: { kind, state }, correction, onCorrect }: StepBodyProps) => {
  const { directorData } = infos.company
  const { useCase, reason } = infos[kind]
  switch (step) {
    case 'pan':
      return <PanStep correction={correction} />
    case 'aadhaar':
      return <AadhaarStep correction={correction} />
    case 'company':
      return <CompanyStep correction={correction} />
    case 'directors':
      return <DirectorsStep saved={directorData} correction={correction} />
    case 'dins':
      return <DinsStep names={(directorData ?? []).map(({ name }) => name)} correction={correction} />
    case 'useCase':
      return <UseCaseStep kind={kind} saved={useCase ?? ''} correction={correction} />
    case 'approval':
      return state === 'rejected' ? (
        <KycRejected reason={reason} onUseCase={() => onCorrect('useCase')} />
      ) : (
        <KycPending />
      )
  }
}
