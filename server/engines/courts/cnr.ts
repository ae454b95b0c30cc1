import type { z } from 'zod'
import type { cnrParts } from '../../../contracts/court/courtCase.ts'
import { checkIdentifier, normaliseIdentifier, plateStates } from '../../../contracts/identifiers/index.ts'

export type CnrParts = z.output<typeof cnrParts>

const none = {
  valid: false,
  stateCode: null,
  state: null,
  districtCode: null,
  establishment: null,
  serial: null,
  year: null,
} as const

/**
 * Takes a CNR apart, as the eCourts project numbers cases: state (2 letters), district (2), establishment (2), serial number (6) and
 * year (4). It has no check digit, so that only its form is checked. The Supreme Court and high courts may have no state.
 */
export function parseCnr(value: string): CnrParts {
  const checked = checkIdentifier('cnr', value)
  if (!checked.ok) {
    const inHindi = checkIdentifier('cnr', value, 'hi')
    return { ...none, problem: { en: checked.reason, hi: inHindi.ok ? checked.reason : inHindi.reason } }
  }
  const cnr = checked.value
  return {
    valid: true,
    stateCode: cnr.slice(0, 2),
    state: plateStates.get(cnr.slice(0, 2))?.en ?? null,
    districtCode: cnr.slice(2, 4),
    establishment: cnr.slice(4, 6),
    serial: cnr.slice(6, 12),
    year: Number(cnr.slice(12)),
    problem: null,
  }
}

/** The court's code: state, district and establishment. */
export const courtCodeOf = (cnr: string): string => normaliseIdentifier('cnr', cnr).slice(0, 6)
