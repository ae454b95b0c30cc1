import type { KeyScope } from '../../../contracts/apiKeys.ts'
import type { ApiKey } from './apiKey.ts'

const DAY_MS = 86_400_000

/** When a key ends, as one chooses it. `keep` is offered where a key has an end. */
export const expiryOptions = ['keep', 'never', 'month', 'quarter', 'year', 'day'] as const

export type ExpiryOption = (typeof expiryOptions)[number]

const spans: Partial<Record<ExpiryOption, number>> = { month: 30, quarter: 90, year: 365 }

/** What a form says about a key before it is sent. */
export interface KeyDraft {
  name: string
  /** Null: everything. */
  scopes: readonly KeyScope[] | null
  end: ExpiryOption
  /** A day of India, `2026-11-21`, where `end` is `day`. */
  day: string
}

export const emptyKeyDraft: KeyDraft = { name: '', scopes: null, end: 'never', day: '' }

export const toKeyDraft = ({ name, scopes, expiresAt }: ApiKey): KeyDraft => ({
  name,
  scopes: scopes as KeyScope[] | null,
  end: expiresAt ? 'keep' : 'never',
  day: '',
})

export const isKeyDraftComplete = ({ name, scopes, end, day }: KeyDraft) =>
  name.trim() !== '' && scopes?.length !== 0 && (end !== 'day' || day !== '')

/** A draft as the server takes it; an end that is undefined stays as it is. */
export const toKeyBody = (draft: KeyDraft) => ({
  name: draft.name.trim(),
  scopes: draft.scopes && [...draft.scopes],
  expiresAt: endOf(draft),
})

function endOf({ end, day }: KeyDraft): string | null | undefined {
  if (end === 'keep') return undefined
  if (end === 'day') return new Date(`${day}T23:59:59.000+05:30`).toISOString()
  const days = spans[end]
  return days === undefined ? null : new Date(Date.now() + days * DAY_MS).toISOString()
}
