import { isOwnRecord, namesHolder, personsName } from '../../../../contracts/cases/holder.ts'
import type { PlanStep } from '../../../../contracts/cases/plan.ts'
import type { Source } from '../../../../contracts/cases/source.ts'
import { ProductSelect } from '../../../components/ProductSelect.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useDeclaration } from '../../verifications/declarations.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import { HolderInput } from './HolderInput.tsx'
import { SourceInput } from './SourceInput.tsx'
import type { KnownFact } from './useKnownFacts.ts'

interface CheckSettingsProps {
  step: Extract<PlanStep, { kind: 'check' }>
  index: number
  facts: readonly KnownFact[]
}

/** Which product, and where each of its inputs comes from. */
export const CheckSettings = ({ step, index, facts }: CheckSettingsProps) => {
  const text = useTexts('planBuilder')
  const { changeStep } = useBuilder()
  const { product, input } = step.settings
  const declaration = useDeclaration(product)
  const change = (name: string, given: Source | undefined) => {
    const { [name]: _, ...others } = input
    changeStep(index, { settings: { ...step.settings, input: given ? { ...others, [name]: given } : others } })
  }
  return (
    <fieldset className={styles.list}>
      <legend>{text('check.title')}</legend>
      <ProductSelect
        label={text('check.product')}
        value={product}
        onChange={next =>
          changeStep(index, { settings: { product: next, input: {}, holder: isOwnRecord(next) ? personsName : null } })
        }
      />
      {declaration.inputFields.map(field => (
        <SourceInput
          key={field.source}
          field={field}
          path={`steps.${index}.settings.input.${field.source}`}
          given={input[field.source]}
          facts={facts}
          onChange={given => change(field.source, given)}
        />
      ))}
      {namesHolder(declaration) && <HolderInput step={step} index={index} facts={facts} />}
    </fieldset>
  )
}
