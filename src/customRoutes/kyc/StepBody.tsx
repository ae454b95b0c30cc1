import { CompanyStep } from './company/CompanyStep.tsx'
import { DinsStep } from './company/DinsStep.tsx'
import { DirectorsStep } from './company/DirectorsStep.tsx'
import { Rejected, Waiting } from './Decisions.tsx'
import { AadhaarStep } from './individual/AadhaarStep.tsx'
import { PanStep } from './individual/PanStep.tsx'
import type { Progress, StepName } from './progress.ts'
import type { StepProps } from './StepForm.tsx'
import { UseCaseStep } from './UseCaseStep.tsx'
import type { Infos } from './useKyc.ts'

interface StepBodyProps extends StepProps {
  step: StepName
  infos: Infos
  progress: Progress
  onCorrect: (step: StepName) => void
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
      return state === 'rejected' ? <Rejected reason={reason} onUseCase={() => onCorrect('useCase')} /> : <Waiting />
  }
}
