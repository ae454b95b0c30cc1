import type { SearchDraft, SearchStep } from './searchDraft.ts'

export type SearchActivity = 'sending' | 'verifying' | 'looking'

/** A search as its steps see it. */
export interface Search {
  step: SearchStep
  draft: SearchDraft
  code: string
  busy: SearchActivity | null
  /** What is wrong with the field, until it is typed in again. */
  wrong: string | null
  /** What the server said, for five seconds. */
  message: string | null
  type: (changes: { vehicle?: string; phone?: string }) => void
  typeCode: (typed: string) => void
  /** Back to one of the earlier steps. */
  edit: (what: 'vehicle' | 'phone') => void
  submitVehicle: () => Promise<void>
  sendCode: () => Promise<void>
  verify: (otp?: string) => Promise<void>
}

export interface SearchStepsProps {
  search: Search
  labels: { send: string; verify: string }
}
