import { limits } from '../../../contracts/limits.ts'

const KEY = 'signInCode'

/** The forms that send a code. A sign-in's way is its method's name. */
export type OtpFlow = 'email' | 'phone' | 'whatsapp' | 'googlePhone' | 'registrationEmail' | 'registrationPhone'

/** Whom the last code was sent to and when: it survives a reload, so that the countdown does (§4). */
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

/** Which form waits for a code. */
export const otpFlowInProgress = (): OtpFlow | null => read()?.way ?? null

export const saveSentOtp = (sent: SentOtp<unknown>): void => sessionStorage.setItem(KEY, JSON.stringify(sent))

export const clearSentOtp = (): void => sessionStorage.removeItem(KEY)
