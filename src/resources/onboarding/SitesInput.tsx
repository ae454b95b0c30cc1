import { TextField } from '@mui/material'
import { useState } from 'react'
import { useField } from '../../components/form/useField.ts'
import { useTexts } from '../../i18n/useTexts.ts'

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

/** One origin a line. */
export const SitesInput = () => {
  const text = useTexts('onboardingScreen')
  const { field, value, onChange, onBlur, ref, problem } = useField()
  const [typed, setTyped] = useState(() => (Array.isArray(value) ? value.join('\n') : ''))
  return (
    <TextField
      multiline
      minRows={2}
      fullWidth
      label={field.label}
      value={typed}
      error={problem !== undefined}
      helperText={problem ?? text('link.sitesHint')}
      inputRef={ref}
      onBlur={onBlur}
      onChange={event => {
        setTyped(event.target.value)
        onChange(linesOf(event.target.value))
      }}
    />
  )
}
