import { MenuItem, TextField } from '@mui/material'
import type { PlanStep } from '../../../../contracts/cases/plan.ts'
import { stepOf } from '../../../../contracts/cases/steps/index.ts'
import type { Text } from '../../../../contracts/platform/text.ts'
import type { InputField } from '../../../../contracts/products/define.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useBuilder } from './builder.ts'
import { TextPair } from './TextPair.tsx'

interface DeclaredSettingsProps {
  step: PlanStep
  index: number
  /** Settings that have an input of their own. */
  without?: string | readonly string[]
}

/** The settings of a kind as its declaration says. */
export const DeclaredSettings = ({ step, index, without }: DeclaredSettingsProps) =>
  stepOf(step.kind)
    .settingsFields.filter(({ source }) => ![without].flat().includes(source))
    .map(field => <DeclaredSetting key={field.source} step={step} index={index} field={field} />)

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
