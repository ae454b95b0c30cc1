import { MenuItem, TextField } from '@mui/material'
import { useGetList } from 'ra-core'
import type { PlanStep } from '../../../../contracts/cases/plan.ts'
import { signStep } from '../../../../contracts/cases/steps/sign.ts'
import type { ShownEnvelope } from '../../../../contracts/esign/shown.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useBuilder } from './builder.ts'

interface SignSettingsProps {
  step: Extract<PlanStep, { kind: 'sign' }>
  index: number
}

const [field] = signStep.settingsFields

/** Of which template of the account the document is made. */
export const SignSettings = ({ step, index }: SignSettingsProps) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const { changeStep, problemAt } = useBuilder()
  const { data = [] } = useGetList<ShownEnvelope>('envelopes', {
    filter: { template: true },
    sort: { field: 'updatedAt', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  })
  const { template } = step.settings
  const problem = problemAt(`steps.${index}.settings.template`)
  const isListed = template === '' || data.some(({ id }) => id === template)
  return (
    <TextField
      select
      label={field?.label[locale]}
      value={template}
      error={problem !== undefined}
      helperText={problem ?? text('sign.hint')}
      onChange={event => changeStep(index, { settings: { template: event.target.value } })}
    >
      {!isListed && <MenuItem value={template}>{template}</MenuItem>}
      {data.map(({ id, title }) => (
        <MenuItem key={id} value={id}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  )
}
