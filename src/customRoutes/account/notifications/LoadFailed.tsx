import { Button } from '@mui/material'
import { Note } from '../../../components/Note.tsx'
import { useMailsText } from './texts.ts'

export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => {
  const text = useMailsText()
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
