import type { IdentifierCheck } from '../../../contracts/identifiers.ts'
import type { Locale } from '../../../contracts/text.ts'
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

/** In capitals while it is typed, letter for letter, so that the caret stays (A97). */
export const toAsciiUpperCase = (typed: string): string => typed.replaceAll(/[a-z]/g, letter => letter.toUpperCase())

/** The rules load when they are first needed. Where they cannot, the server checks alone. */
export async function checkVehicle(value: string, locale: Locale): Promise<IdentifierCheck> {
  const rules = await import('../../../contracts/identifiers.ts').catch(() => null)
  return rules ? rules.checkIdentifier('rc', value, locale) : { ok: true, value: value.trim() }
}

/** The ten digits of an Indian mobile number, with or without +91 or a zero before them; null for anything else. */
export function parseIndianMobile(typed: string): string | null {
  const digits = typed.replaceAll(/[\s().-]/g, '').replace(/^(?:\+?91(?=\d{10}$)|0(?=\d{10}$))/, '')
  return /^[6-9]\d{9}$/.test(digits) ? digits : null
}
