import type { retryVehicleEchallan, vehicleEchallanDetail } from '../../../contracts/calls/publicChallans.ts'
import type { IdentifierCheck } from '../../../contracts/identifiers/index.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { ReplyOf } from '../../dataProvider/api.ts'
import type { SearchDraft, SearchStep } from './searchDraft.ts'

export type LookupReply = ReplyOf<typeof vehicleEchallanDetail | typeof retryVehicleEchallan>

export type SearchActivity = 'sending' | 'verifying' | 'looking'

/** A search as its steps use it. */
export interface Search {
  step: SearchStep
  draft: SearchDraft
  code: string
  busy: SearchActivity | null
  /** The field's error, until the user types again. */
  wrong: string | null
  /** The server's message, shown for five seconds. */
  message: string | null
  type: (changes: { vehicle?: string; phone?: string }) => void
  typeCode: (typed: string) => void
  /** Returns to an earlier step. */
  edit: (what: 'vehicle' | 'phone') => void
  submitVehicle: () => Promise<void>
  sendCode: () => Promise<void>
  verify: (otp?: string) => Promise<void>
  /** Looks the vehicle up again, with the token of the lookup that failed. */
  lookUp: (request: () => Promise<LookupReply>) => Promise<void>
}

export interface SearchStepsProps {
  search: Search
  labels: { send: string; verify: string }
}

/** Converts to upper case letter by letter, so that the caret position is kept (A97). */
export const toAsciiUpperCase = (typed: string): string => typed.replaceAll(/[a-z]/g, letter => letter.toUpperCase())

/** The validation rules are loaded when first needed. If they cannot be loaded, only the server validates. */
export async function checkVehicle(value: string, locale: Locale): Promise<IdentifierCheck> {
  const rules = await import('../../../contracts/identifiers/index.ts').catch(() => null)
  return rules ? rules.checkIdentifier('rc', value, locale) : { ok: true, value: value.trim() }
}

/** The ten digits of an Indian mobile number, with or without +91 or a leading zero; null for anything else. */
export function parseIndianMobile(typed: string): string | null {
  const digits = typed.replaceAll(/[\s().-]/g, '').replace(/^(?:\+?91(?=\d{10}$)|0(?=\d{10}$))/, '')
  return /^[6-9]\d{9}$/.test(digits) ? digits : null
}
