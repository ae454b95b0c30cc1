import { readAccessToken } from '../../../contracts/challans/challanSession.ts'
import { otpLimits } from '../../../contracts/platform/publicLimits.ts'

export const searchSteps = ['vehicle', 'phone', 'otp'] as const

export type SearchStep = (typeof searchSteps)[number]

/** What a reload must not lose. Kept in session storage only, never in the URL. */
export interface SearchDraft {
  vehicle: string
  phone: string
  /** The last OTP's token and when it was sent (epoch ms); null before the first one. */
  sent: { token: string; at: number } | null
  /** Why the last lookup failed; the token repeats it without a new OTP, where the source was at fault. */
  failed: { message: string; retryToken: string | null } | null
}

const KEY = 'challanDraft'

export const emptySearchDraft: SearchDraft = { vehicle: '', phone: '', sent: null, failed: null }

export function readSearchDraft(): SearchDraft {
  try {
    return { ...emptySearchDraft, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<SearchDraft>) }
  } catch {
    return emptySearchDraft
  }
}

export function writeSearchDraft(draft: SearchDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage is blocked or full, so a reload starts over.
  }
}

const isLive = ({ sent }: SearchDraft) => sent !== null && Date.now() - sent.at < otpLimits.lifeMs

/** The step for a reload or the back button, limited by what is known. A verified phone is not verified again (A94). */
export function resolveSearchStep(wanted: unknown, draft: SearchDraft): SearchStep {
  if (draft.vehicle === '' || readAccessToken(sessionStorage)) return 'vehicle'
  if (wanted === 'otp') return isLive(draft) ? 'otp' : 'phone'
  return wanted === 'phone' ? 'phone' : 'vehicle'
}
