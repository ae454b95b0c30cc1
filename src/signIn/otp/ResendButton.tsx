import { Button } from '../../components/plain/Button.tsx'
import { useCountdown } from '../../components/plain/useCountdown.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface ResendButtonProps {
  /** When the last code was sent, in epoch milliseconds. */
  sentAt: number
  seconds: number
  disabled: boolean
  onResend: () => void
}

/** Shows a countdown after each code, then the button (A4). */
export const ResendButton = ({ sentAt, seconds, disabled, onResend }: ResendButtonProps) => {
  const text = useTexts('signIn')
  const left = useCountdown(sentAt, seconds)
  if (left > 0) return <span className="num">{text('resendIn', { time: `0:${String(left).padStart(2, '0')}` })}</span>
  return (
    <Button look="link" disabled={disabled} onClick={onResend}>
      {text('resend')}
    </Button>
  )
}
