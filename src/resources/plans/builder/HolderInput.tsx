import type { PlanStep } from '../../../../contracts/cases/plan.ts'
import { text as words } from '../../../../contracts/platform/text.ts'
import { useBuilder } from './builder.ts'
import { SourceInput } from './SourceInput.tsx'
import type { KnownFact } from './useKnownFacts.ts'

interface HolderInputProps {
  step: Extract<PlanStep, { kind: 'check' | 'document' }>
  index: number
  facts: readonly KnownFact[]
}

const field = { label: words('Compare the holder’s name with', 'धारक का नाम किससे मिलाएँ'), optional: true } as const

/** The stated name with which the holder of a document or a record is compared, or none. */
export const HolderInput = ({ step, index, facts }: HolderInputProps) => {
  const { changeStep } = useBuilder()
  return (
    <SourceInput
      field={field}
      path={`steps.${index}.settings.holder`}
      given={step.settings.holder ?? undefined}
      facts={facts}
      onChange={given =>
        changeStep(index, { settings: { ...step.settings, holder: given ?? null } } as Partial<PlanStep>)
      }
    />
  )
}
