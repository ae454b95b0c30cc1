import { MenuItem, TextField } from '@mui/material'
import type { PlanStep } from '../../../../contracts/cases/plan.ts'
import { stepOf } from '../../../../contracts/cases/steps/index.ts'
import type { Text } from '../../../../contracts/platform/text.ts'
import type { InputField } from '../../../../contracts/products/define.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useBuilder } from './builder.ts'
import { CheckSettings } from './CheckSettings.tsx'
import { DecisionSettings } from './DecisionSettings.tsx'
import { FormSettings } from './FormSettings.tsx'
import { TextPair } from './TextPair.tsx'
import type { KnownFact } from './useKnownFacts.ts'

interface StepSettingsProps {
  step: PlanStep
  index: number
  facts: readonly KnownFact[]
}

/** What the kind of the step asks: fields from its declaration, and an input of its own where a setting has a shape of its own. */
export const StepSettings = ({ step, index, facts }: StepSettingsProps) => {
  switch (step.kind) {
    case 'form':
      return <FormSettings step={step} index={index} />
    case 'check':
      return <CheckSettings step={step} index={index} facts={facts} />
    case 'decision':
      return <DecisionSettings step={step} index={index} facts={facts} />
    default:
      return stepOf(step.kind).settingsFields.map(field => (
        <DeclaredSetting key={field.source} step={step} index={index} field={field} />
      ))
  }
}

const isText = (value: unknown): value is Text => typeof value === 'object' && value !== null && 'en' in value

const DeclaredSetting = ({ step, index, field }: { step: PlanStep; index: number; field: InputField }) => {
  const locale = useLocale()
  const { changeStep, problemAt } = useBuilder()
  const { source, label, kind, options } = field
  const path = `steps.${index}.settings.${source}`
  const value = (step.settings as Record<string, unknown>)[source]
  const change = (next: unknown) =>
    changeStep(index, { settings: { ...step.settings, [source]: next } } as Partial<PlanStep>)
  if (isText(value))
    return (
      <TextPair label={label[locale]} path={path} value={value} multiline={kind === 'textarea'} onChange={change} />
    )
  const problem = problemAt(path)
  const common = { label: label[locale], error: problem !== undefined, helperText: problem }
  if (kind === 'select' && Array.isArray(options))
    return (
      <TextField {...common} select value={value ?? ''} onChange={event => change(event.target.value)}>
        {options.map(option => (
          <MenuItem key={option.value} value={option.value}>
            {option.label[locale]}
          </MenuItem>
        ))}
      </TextField>
    )
  return (
    <TextField
      {...common}
      type={kind === 'number' ? 'number' : 'text'}
      value={value ?? ''}
      onChange={({ target }) =>
        change(kind !== 'number' ? target.value : target.value === '' ? undefined : Number(target.value))
      }
    />
  )
}
