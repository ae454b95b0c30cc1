import { readAccessToken } from '../../../contracts/challanSession.ts'
import { otpLimits } from '../../../contracts/publicLimits.ts'

export const searchSteps = ['vehicle', 'phone', 'otp'] as const

export type SearchStep = (typeof searchSteps)[number]

/** What a reload in the middle must not lose. In the session only, and never in an address. */
export interface SearchDraft {
  vehicle: string
  phone: string
  /** The last code's token, and when it was sent (epoch ms); null before one was. */
  sent: { token: string; at: number } | null
}

const KEY = 'challanDraft'

export const emptySearchDraft: SearchDraft = { vehicle: '', phone: '', sent: null }

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
    // Forbidden or full: a reload starts again.
  }
}

const isLive = ({ sent }: SearchDraft) => sent !== null && Date.now() - sent.at < otpLimits.lifeMs

/** The step that a reload or the back button leads to, from what is known. A phone that is proven is not proven again (A94). */
export function resolveSearchStep(wanted: unknown, draft: SearchDraft): SearchStep {
  if (draft.vehicle === '' || readAccessToken(sessionStorage)) return 'vehicle'
  if (wanted === 'otp') return isLive(draft) ? 'otp' : 'phone'
  return wanted === 'phone' ? 'phone' : 'vehicle'
}
