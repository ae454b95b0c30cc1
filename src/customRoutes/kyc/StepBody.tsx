import { CompanyStep } from './company/CompanyStep.tsx'
import { DinsStep } from './company/DinsStep.tsx'
import { DirectorsStep } from './company/DirectorsStep.tsx'
import { AadhaarStep } from './individual/AadhaarStep.tsx'
import { PanStep } from './individual/PanStep.tsx'
import { KycPending, KycRejected } from './KycDecision.tsx'
import type { KycStepProps } from './KycStepForm.tsx'
import type { KycProgress, KycStepName } from './kycProgress.ts'
import { UseCaseStep } from './UseCaseStep.tsx'
import type { KycInfo } from './useKyc.ts'

interface StepBodyProps extends KycStepProps {
  step: KycStepName
  infos: KycInfo
  progress: KycProgress
  onCorrect: (step: KycStepName) => void
}

/** The open step: its form, or what staff say. */
export const StepBody = ({ step, infos, progress: { kind, state }, correction, onCorrect }: StepBodyProps) => {
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
