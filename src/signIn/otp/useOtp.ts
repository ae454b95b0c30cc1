import { useState } from 'react'
import { codes } from '../../../contracts/platform/codes.ts'
import { useAsyncAction } from '../useAsyncAction.ts'
import { clearSentOtp, type OtpFlow, readSentOtp, type SentOtp, saveSentOtp } from './sentOtp.ts'

interface OtpSteps<To> {
  way: OtpFlow
  /** The message if there was no reply, if not the usual one (A17). */
  offline?: string
  send: (to: To) => Promise<{ code: number; message: string; verificationId?: string }>
  /** Returns an error message, or null if the code was correct. */
  verify: (sent: SentOtp<To>, code: string) => Promise<string | null>
}

/** The two steps of a code: enter an address, then enter the code sent to it (§4). Editing the address returns to step one (A5). */
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

/** The part that the code step needs, independent of the type of address. */
export type Otp = Pick<ReturnType<typeof useOtp>, 'busy' | 'message' | 'clear' | 'tryCode' | 'edit'>
