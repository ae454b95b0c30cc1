import { useState } from 'react'
import { codes } from '../../../contracts/codes.ts'
import { useAsyncAction } from '../useAsyncAction.ts'
import { clearSentOtp, type OtpFlow, readSentOtp, type SentOtp, saveSentOtp } from './sentOtp.ts'

interface OtpSteps<To> {
  way: OtpFlow
  /** The text for when no answer came, if not the usual one (A17). */
  offline?: string
  send: (to: To) => Promise<{ code: number; message: string; verificationId?: string }>
  /** Answers with what to say, or null when the code was right. */
  verify: (sent: SentOtp<To>, code: string) => Promise<string | null>
}

/** Enter an address, receive a code, enter it (§4). Editing the address returns to step one (A5). */
export function useOtp<To>({ way, offline, send, verify }: OtpSteps<To>) {
  const [sent, setSent] = useState(() => readSentOtp<To>(way))
  const { busy, message, clear, attempt } = useAsyncAction<'sending' | 'verifying'>(offline)

  const sendTo = (to: To) =>
    attempt('sending', async () => {
      const reply = await send(to)
      if (reply.code !== codes.ok) return reply.message
      const now: SentOtp<To> = { way, to, verificationId: reply.verificationId, sentAt: Date.now() }
      saveSentOtp(now)
      setSent(now)
      return null
    })

  const tryCode = (code: string) =>
    attempt('verifying', async () => {
      const problem = sent ? await verify(sent, code) : null
      if (problem === null) clearSentOtp()
      return problem
    })

  function edit(): void {
    clearSentOtp()
    setSent(null)
    clear()
  }

  return { sent, busy, message, clear, sendTo, tryCode, edit }
}

/** What the step with the code needs of it, whatever the address is. */
export type Otp = Pick<ReturnType<typeof useOtp>, 'busy' | 'message' | 'clear' | 'tryCode' | 'edit'>
