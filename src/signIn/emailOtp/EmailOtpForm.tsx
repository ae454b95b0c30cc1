import type { MethodProps } from '../methods.ts'
import { CodeStep } from './CodeStep.tsx'
import { EmailStep } from './EmailStep.tsx'
import { useEmailOtp } from './useEmailOtp.ts'

export const EmailOtpForm = ({ onSignedIn, warmUp }: MethodProps) => {
  const otp = useEmailOtp(onSignedIn)
  return otp.progress ? <CodeStep otp={otp} sentAt={otp.progress.sentAt} warmUp={warmUp} /> : <EmailStep otp={otp} />
}
