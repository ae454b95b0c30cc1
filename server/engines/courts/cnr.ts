import type { z } from 'zod'
import type { cnrParts } from '../../../contracts/courtCase.ts'
import { plateStates } from '../../../contracts/identifiers.ts'
import { text } from '../../../contracts/text.ts'

export type CnrParts = z.output<typeof cnrParts>

/** State, district, establishment, serial number and year. */
const layout = /^([A-Z]{2})([A-Z]{2})(\d{2})(\d{6})(\d{4})$/

/** High courts begin with HC, or have HC in the place of the district. */
const HIGH_COURT = 'HC'

/** Cases from before independence are not in the courts' databases. */
const FIRST_YEAR = 1947

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
 * Takes a CNR apart, as the eCourts project numbers cases: state (2 letters), district (2), establishment (2 digits), serial number
 * (6) and year (4). It has no check digit, so that only its form can be checked.
 */
export function parseCnr(value: string): CnrParts {
  const cnr = normaliseCnr(value)
  const [, stateCode = '', districtCode = '', establishment = '', serial = '', digits = ''] = layout.exec(cnr) ?? []
  const year = Number(digits)
  if (stateCode === '') return { ...none, problem: wrongForm }
  if (serial === '000000') return { ...none, problem: noSerial }
  if (year < FIRST_YEAR || year > new Date().getUTCFullYear() + 1) return { ...none, problem: wrongYear(digits) }
  const state = stateCode === HIGH_COURT ? null : (plateStates.get(stateCode)?.en ?? null)
  return { valid: true, stateCode, state, districtCode, establishment, serial, year, problem: null }
}

const wrongForm = text(
  'A CNR has four letters, two digits for the establishment, six for the serial number and four for the year.',
  'CNR में चार अक्षर, फिर एस्टैब्लिशमेंट के दो, सीरियल नंबर के छह और साल के चार अंक होते हैं।',
)

const noSerial = text('The serial number of a CNR is not zero.', 'CNR का सीरियल नंबर शून्य नहीं होता।')

const wrongYear = (digits: string) =>
  text(
    `The CNR ends with ${digits}, which is no year of filing.`,
    `CNR के आखिर में ${digits} है, जो दर्ज होने का साल नहीं हो सकता।`,
  )

/** Without spaces and hyphens, in capital letters. */
export const normaliseCnr = (value: string): string => value.replace(/[\s\-/.]/g, '').toUpperCase()

/** The court's code: state, district and establishment. */
export const courtCodeOf = (cnr: string): string => normaliseCnr(cnr).slice(0, 6)
