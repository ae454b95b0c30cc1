import { MenuItem, TextField } from '@mui/material'
import { judgeableSteps } from '../../../../contracts/cases/judgedSteps.ts'
import type { PlanStep } from '../../../../contracts/cases/plan.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useBuilder } from './builder.ts'
import { DeclaredSettings } from './DeclaredSettings.tsx'

type StepOf<Kind extends PlanStep['kind']> = Extract<PlanStep, { kind: Kind }>

/** Which verifier's review a second person looks at, and how often. */
export const QualitySettings = ({ step, index }: { step: StepOf<'quality'>; index: number }) => {
  const text = useTexts('planBuilder')
  return <OneStepSettings step={step} index={index} setting="step" label={text('verifier.review')} />
}

/** With the portrait of which document a selfie is compared. */
export const SelfieSettings = ({ step, index }: { step: StepOf<'selfie'>; index: number }) => {
  const text = useTexts('planBuilder')
  return (
    <OneStepSettings
      step={step}
      index={index}
      setting="matchTo"
      label={text('selfie.document')}
      none={text('selfie.noDocument')}
    />
  )
}

interface OneStepSettingsProps {
  step: StepOf<'quality' | 'selfie'>
  index: number
  /** The setting that names an earlier step. */
  setting: 'step' | 'matchTo'
  label: string
  /** What to do if no earlier step can be named. */
  none?: string
}

/** A setting that is one of the earlier steps, and the others as they are declared. */
const OneStepSettings = ({ step, index, setting, label, none }: OneStepSettingsProps) => {
  const locale = useLocale()
  const { draft, changeStep, problemAt } = useBuilder()
  const { settings } = step
  const value = (settings as Record<string, unknown>)[setting] as string
  const problem = problemAt(`steps.${index}.settings.${setting}`)
  const offered = judgeableSteps(draft, step)
  const isKnown = value === '' || offered.some(({ id }) => id === value)
  return (
    <>
      <TextField
        select
        label={label}
        value={value}
        error={problem !== undefined}
        helperText={problem ?? (offered.length === 0 ? none : undefined)}
        onChange={event =>
          changeStep(index, { settings: { ...settings, [setting]: event.target.value } } as Partial<PlanStep>)
        }
      >
        {!isKnown && <MenuItem value={value}>{value}</MenuItem>}
        {offered.map(({ id, title }) => (
          <MenuItem key={id} value={id}>
            {title[locale]}
          </MenuItem>
        ))}
      </TextField>
      <DeclaredSettings step={step} index={index} without={setting} />
    </>
  )
}
