import { MenuItem, TextField } from '@mui/material'
import type { FormField } from '../../../../contracts/cases/steps/form.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useBuilder } from './builder.ts'
import type { KnownFact } from './useKnownFacts.ts'

interface PrefillSelectProps {
  field: FormField
  path: string
  facts: readonly KnownFact[]
  onChange: (field: FormField) => void
}

/** With which fact a field is filled in before the person sees it. One that is not known at this point stays to be seen. */
export const PrefillSelect = ({ field, path, facts, onChange }: PrefillSelectProps) => {
  const text = useTexts('planBuilder')
  const { problemAt } = useBuilder()
  const { prefill, ...others } = field
  const problem = problemAt(`${path}.prefill`)
  const isKnown = prefill === undefined || facts.some(fact => fact.path === prefill)
  return (
    <TextField
      select
      label={text('form.prefill')}
      value={prefill ?? ''}
      error={problem !== undefined}
      helperText={problem}
      onChange={({ target: { value } }) => onChange(value === '' ? others : { ...others, prefill: value })}
    >
      <MenuItem value="">{text('form.prefillNone')}</MenuItem>
      {!isKnown && <MenuItem value={prefill}>{prefill}</MenuItem>}
      {facts.map(({ path: fact, label }) => (
        <MenuItem key={fact} value={fact}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}
