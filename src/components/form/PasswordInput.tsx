import { Button, InputAdornment, TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import type { AnyTextField, FieldProps } from './field.ts'
import { mustBeFilled } from './problems.ts'
import { useField } from './useField.ts'

/** A password that can be shown while it is typed. `autoComplete` says whether it is the current one or a new one. */
export const PasswordInput = ({ field, limits, autoFocus }: FieldProps<AnyTextField>) => {
  const text = useTexts('signIn')
  const { value, onChange, onBlur, ref, problem } = useField()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoFocus={autoFocus}
      name={field.source}
      required={mustBeFilled(field, limits)}
      type={shown ? 'text' : 'password'}
      label={field.label}
      value={value}
      error={problem !== undefined}
      helperText={problem ?? field.hint}
      inputRef={ref}
      onBlur={onBlur}
      onChange={event => onChange(event.target.value)}
      slotProps={{
        htmlInput: { autoComplete: field.autoComplete, autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Button size="small" aria-pressed={shown} onClick={() => setShown(!shown)}>
                {text(shown ? 'hidePassword' : 'showPassword')}
              </Button>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
