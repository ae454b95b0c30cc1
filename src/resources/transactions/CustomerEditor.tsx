import { TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useSettled } from '../../customRoutes/admin/search/useSettled.ts'
import { useTexts } from '../../i18n/useTexts.ts'

const PAUSE_MS = 350

/** One customer's transactions, by a whole id. */
export const CustomerEditor = ({ value, onAsk }: { value: string; onAsk: (id: string) => void }) => {
  const text = useTexts('admin')
  const [typed, setTyped] = useState(value)
  const settled = useSettled(typed.trim(), PAUSE_MS)
  useEffect(() => {
    if (settled === typed.trim() && settled !== value) onAsk(settled)
  })
  return (
    <TextField
      autoFocus
      label={text('transactions.customer')}
      helperText={text('transactions.customerHint')}
      value={typed}
      onChange={event => setTyped(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 64, autoComplete: 'off', className: 'mono' } }}
    />
  )
}
