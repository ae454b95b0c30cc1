import { useState } from 'react'
import { userEmailOtp, userEmailOtpVerification } from '../../../contracts/calls/auth.ts'
import { codes } from '../../../contracts/codes.ts'
import { customerTokens } from '../../authProvider/tokens.ts'
import { call } from '../../dataProvider/api.ts'
import { useSignInTexts } from '../../i18n/signInTexts.ts'
import { dropProgress, keepProgress, type OtpProgress, readProgress } from '../otpProgress.ts'
import { useTimedMessage } from '../useTimedMessage.ts'

type Busy = 'sending' | 'verifying' | null

/** E-mail OTP sign-in: enter the e-mail, receive a code, enter it (§4). Editing the e-mail returns to step one (A5). */
export function useEmailOtp(onSignedIn: () => void) {
  const text = useSignInTexts()
  const [progress, setProgress] = useState<OtpProgress | null>(readProgress)
  const [email, setEmail] = useState(progress?.email ?? '')
  const [busy, setBusy] = useState<Busy>(null)
  const { message, show, clear } = useTimedMessage()

  async function during(what: Exclude<Busy, null>, work: () => Promise<string | null>): Promise<void> {
    setBusy(what)
    clear()
    const problem = await work().catch((error: unknown) => (error as Error).message)
    setBusy(null)
    if (problem) show(problem)
  }

  const sendTo = (address: string) =>
    during('sending', async () => {
      const reply = await call(userEmailOtp, { body: { email: address } })
      if (reply.code !== codes.ok) return reply.message
      const sent = { email: address, sentAt: Date.now() }
      keepProgress(sent)
      setProgress(sent)
      return null
    })

  const verify = (otp: string) =>
    during('verifying', async () => {
      const reply = await call(userEmailOtpVerification, { body: { email, otp } })
      if (reply.code !== codes.ok) return reply.message
      // A18: an inactive account comes with code 100 and without tokens.
      if (!reply.isActive || !reply.token || !reply.refreshToken) return text('deactivated')
      dropProgress()
      customerTokens.write({ token: reply.token, refreshToken: reply.refreshToken })
      onSignedIn()
      return null
    })

  function edit(): void {
    dropProgress()
    setProgress(null)
    clear()
  }

  return { progress, email, setEmail, busy, message, clear, sendTo, verify, edit }
}

export type EmailOtp = ReturnType<typeof useEmailOtp>
