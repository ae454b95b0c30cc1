import { MenuItem, TextField } from '@mui/material'
import type { PlanStep } from '../../../../contracts/cases/plan.ts'
import type { CheckInput } from '../../../../contracts/cases/steps/check.ts'
import type { InputField } from '../../../../contracts/products/define.ts'
import { ProductSelect } from '../../../components/ProductSelect.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useDeclaration } from '../../verifications/declarations.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
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
  const { inputFields } = useDeclaration(product)
  const change = (name: string, given: CheckInput | undefined) => {
    const { [name]: _, ...others } = input
    changeStep(index, { settings: { product, input: given ? { ...others, [name]: given } : others } })
  }
  return (
    <fieldset className={styles.list}>
      <legend>{text('check.title')}</legend>
      <ProductSelect
        label={text('check.product')}
        value={product}
        onChange={next => changeStep(index, { settings: { product: next, input: {} } })}
      />
      {inputFields.map(field => (
        <InputSource
          key={field.source}
          field={field}
          path={`steps.${index}.settings.input.${field.source}`}
          given={input[field.source]}
          facts={facts}
          onChange={given => change(field.source, given)}
        />
      ))}
    </fieldset>
  )
}

interface InputSourceProps {
  field: InputField
  path: string
  given: CheckInput | undefined
  facts: readonly KnownFact[]
  onChange: (given: CheckInput | undefined) => void
}

const FIXED = 'fixed'

const InputSource = ({ field, path, given, facts, onChange }: InputSourceProps) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const { problemUnder } = useBuilder()
  const problem = problemUnder(path)
  const name = field.label[locale]
  const chosen = given === undefined ? '' : 'fact' in given ? given.fact : FIXED
  const isKnown = chosen === '' || chosen === FIXED || facts.some(fact => fact.path === chosen)
  const choose = (next: string) => {
    if (next === '') onChange(undefined)
    else onChange(next === FIXED ? { value: '' } : { fact: next })
  }
  return (
    <div className={styles.pair}>
      <TextField
        select
        label={field.optional ? text('check.optional', { name }) : name}
        value={chosen}
        error={problem !== undefined}
        helperText={problem}
        onChange={event => choose(event.target.value)}
      >
        <MenuItem value="">{text('check.nothing')}</MenuItem>
        <MenuItem value={FIXED}>{text('check.fixed')}</MenuItem>
        {!isKnown && <MenuItem value={chosen}>{chosen}</MenuItem>}
        {facts
          .filter(fact => !fact.path.endsWith('.outcome'))
          .map(fact => (
            <MenuItem key={fact.path} value={fact.path}>
              {fact.label}
            </MenuItem>
          ))}
      </TextField>
      {given && 'value' in given && (
        <FixedValue field={field} value={given.value} onChange={value => onChange({ value })} />
      )}
    </div>
  )
}

const FixedValue = ({
  field,
  value,
  onChange,
}: {
  field: InputField
  value: string
  onChange: (value: string) => void
}) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const label = text('check.value')
  if (!Array.isArray(field.options))
    return <TextField label={label} value={value} onChange={event => onChange(event.target.value)} />
  return (
    <TextField select label={label} value={value} onChange={event => onChange(event.target.value)}>
      {field.options.map(option => (
        <MenuItem key={option.value} value={option.value}>
          {option.label[locale]}
        </MenuItem>
      ))}
    </TextField>
  )
}
