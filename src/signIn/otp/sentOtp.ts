import { limits } from '../../../contracts/platform/limits.ts'

const KEY = 'signInCode'

/** The forms that send a code. For a sign-in it is the name of the method. */
export type OtpFlow = 'email' | 'phone' | 'whatsapp' | 'googlePhone' | 'registrationEmail' | 'registrationPhone'

/** The recipient and time of the last code. Stored, so that the countdown continues after a reload (§4). */
export interface SentOtp<To> {
  way: OtpFlow
  to: To
  verificationId?: string | undefined
  /** Epoch milliseconds. */
  sentAt: number
}

function read(): SentOtp<unknown> | null {
  const stored = sessionStorage.getItem(KEY)
  if (!stored) return null
  const sent = JSON.parse(stored) as SentOtp<unknown>
  return sent.sentAt + limits.otp.lifeMs > Date.now() ? sent : null
}

export const readSentOtp = <To>(way: OtpFlow): SentOtp<To> | null => {
  const sent = read()
  return sent?.way === way ? (sent as SentOtp<To>) : null
}

/** The form that is waiting for a code. */
export const otpFlowInProgress = (): OtpFlow | null => read()?.way ?? null

export const saveSentOtp = (sent: SentOtp<unknown>): void => sessionStorage.setItem(KEY, JSON.stringify(sent))

export const clearSentOtp = (): void => sessionStorage.removeItem(KEY)
