import { TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { useSettled } from '../useSettled.ts'
import type { FilterEditorProps } from './declaration.ts'

const PAUSE_MS = 350

/** Filters by one customer's complete ID. */
export const CustomerEditor = ({ label, value = '', onChange }: Omit<FilterEditorProps<string>, 'options'>) => {
  const text = useTexts('components')
  const [typed, setTyped] = useState(value)
  const settled = useSettled(typed.trim(), PAUSE_MS)
  useEffect(() => {
    if (settled === typed.trim() && settled !== value) onChange(settled)
  })
  return (
    <TextField
      autoFocus
      label={label}
      helperText={text('filter.customerHint')}
      value={typed}
      onChange={event => setTyped(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 64, autoComplete: 'off', className: 'mono' } }}
    />
  )
}
