import { Button } from '@mui/material'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'

export const NotificationsLoadError = ({ onRetry }: { onRetry: () => void }) => {
  const text = useTexts('mails')
  return (
    <InlineAlert
      tone="danger"
      action={
        <Button size="small" onClick={onRetry}>
          {text('retry')}
        </Button>
      }
    >
      {text('failed')}
    </InlineAlert>
  )
}
