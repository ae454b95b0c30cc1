import { TextField } from '@mui/material'
import { useTexts } from '../../../../i18n/useTexts.ts'

interface ReasonFieldProps {
  value: string
  wrong: boolean
  onChange: (typed: string) => void
}

export const ReasonField = ({ value, wrong, onChange }: ReasonFieldProps) => {
  const text = useTexts('adminPostpaid')
  return (
    <TextField
      multiline
      minRows={2}
      label={text('limitForm.reason')}
      value={value}
      error={wrong}
      helperText={text(wrong ? 'limitForm.reasonShort' : 'limitForm.reasonHint')}
      onChange={event => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 300 } }}
    />
  )
}
