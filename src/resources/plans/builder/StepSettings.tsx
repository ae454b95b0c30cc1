import type { PlanStep } from '../../../../contracts/cases/plan.ts'
import { CheckSettings } from './CheckSettings.tsx'
import { DecisionSettings } from './DecisionSettings.tsx'
import { DeclaredSettings } from './DeclaredSettings.tsx'
import { FormSettings } from './FormSettings.tsx'
import { HolderInput } from './HolderInput.tsx'
import { QualitySettings, SelfieSettings } from './OneStepSettings.tsx'
import { PaymentSettings } from './PaymentSettings.tsx'
import { RefereeSettings } from './RefereeSettings.tsx'
import { SignSettings } from './SignSettings.tsx'
import type { KnownFact } from './useKnownFacts.ts'
import { VerifierSettings } from './VerifierSettings.tsx'
import { VideoKycSettings } from './VideoKycSettings.tsx'

interface StepSettingsProps {
  step: PlanStep
  index: number
  facts: readonly KnownFact[]
}

/** What the kind of the step asks: fields from its declaration, and an input of its own where a setting has a shape of its own. */
export const StepSettings = ({ step, index, facts }: StepSettingsProps) => {
  switch (step.kind) {
    case 'form':
      return <FormSettings step={step} index={index} facts={facts} />
    case 'check':
      return <CheckSettings step={step} index={index} facts={facts} />
    case 'document':
      return (
        <>
          <DeclaredSettings step={step} index={index} />
          <HolderInput step={step} index={index} facts={facts} />
        </>
      )
    case 'referee':
      return <RefereeSettings step={step} index={index} facts={facts} />
    case 'sign':
      return <SignSettings step={step} index={index} />
    case 'payment':
      return <PaymentSettings step={step} index={index} />
    case 'decision':
      return <DecisionSettings step={step} index={index} facts={facts} />
    case 'verifierReview':
      return <VerifierSettings step={step} index={index} />
    case 'quality':
      return <QualitySettings step={step} index={index} />
    case 'selfie':
      return <SelfieSettings step={step} index={index} />
    case 'videoKyc':
      return <VideoKycSettings step={step} index={index} />
    default:
      return <DeclaredSettings step={step} index={index} />
  }
}
