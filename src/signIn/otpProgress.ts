import { limits } from '../../contracts/limits.ts'

const KEY = 'signInCode'

/** Whom the code was sent to and when: it survives a reload, so that the countdown does (§4). */
export interface OtpProgress {
  email: string
  /** Epoch milliseconds. */
  sentAt: number
}

export function readProgress(): OtpProgress | null {
  const stored = sessionStorage.getItem(KEY)
  if (!stored) return null
  const progress = JSON.parse(stored) as OtpProgress
  return progress.sentAt + limits.otp.lifeMs > Date.now() ? progress : null
}

export const keepProgress = (progress: OtpProgress): void => sessionStorage.setItem(KEY, JSON.stringify(progress))

export const dropProgress = (): void => sessionStorage.removeItem(KEY)
