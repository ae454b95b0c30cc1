import { limits } from '../../../contracts/limits.ts'

const KEY = 'signInCode'

/** The forms that send a code. A sign-in's way is its method's name. */
export type OtpWay = 'email' | 'phone' | 'whatsapp' | 'googlePhone' | 'registrationEmail' | 'registrationPhone'

/** Whom the last code was sent to and when: it survives a reload, so that the countdown does (§4). */
export interface Sent<To> {
  way: OtpWay
  to: To
  verificationId?: string | undefined
  /** Epoch milliseconds. */
  sentAt: number
}

function read(): Sent<unknown> | null {
  const stored = sessionStorage.getItem(KEY)
  if (!stored) return null
  const sent = JSON.parse(stored) as Sent<unknown>
  return sent.sentAt + limits.otp.lifeMs > Date.now() ? sent : null
}

export const readSent = <To>(way: OtpWay): Sent<To> | null => {
  const sent = read()
  return sent?.way === way ? (sent as Sent<To>) : null
}

/** Which form waits for a code. */
export const wayInProgress = (): OtpWay | null => read()?.way ?? null

export const keepSent = (sent: Sent<unknown>): void => sessionStorage.setItem(KEY, JSON.stringify(sent))

export const dropSent = (): void => sessionStorage.removeItem(KEY)
