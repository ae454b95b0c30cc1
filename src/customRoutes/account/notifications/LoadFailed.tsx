import { Button } from '@mui/material'
import { Note } from '../../../components/Note.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'

export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => {
  const text = useTexts('mails')
  return (
    <Note
      tone="danger"
      action={
        <Button size="small" onClick={onRetry}>
          {text('retry')}
        </Button>
      }
    >
      {text('failed')}
    </Note>
  )
}
