/** What an Aadhaar document says of a person. Values that it does not hold are null. */
export interface AadhaarFields {
  /** The last four digits of the number and the time of issue; null in an older code. */
  referenceId: string | null
  /** Of the Aadhaar number. */
  lastFour: string | null
  name: string | null
  /** ISO date; null if only the year is known. */
  birthDate: string | null
  birthYear: number | null
  gender: 'male' | 'female' | 'transgender' | null
  careOf: string | null
  house: string | null
  street: string | null
  landmark: string | null
  locality: string | null
  village: string | null
  postOffice: string | null
  subDistrict: string | null
  district: string | null
  state: string | null
  pinCode: string | null
}

/** Empty and blank values are none. */
export const valueOf = (written: string | null | undefined): string | null => written?.trim() || null

const genders: Record<string, AadhaarFields['gender']> = { M: 'male', F: 'female', T: 'transgender' }

export const genderOf = (written: string | null): AadhaarFields['gender'] => genders[written ?? ''] ?? null

/** `03-09-1995`, `03/09/1995`, `1995-09-03` or `1995`. A date that is on no calendar is none. */
export function birthOf(written: string | null): Pick<AadhaarFields, 'birthDate' | 'birthYear'> {
  const none = { birthDate: null, birthYear: null }
  if (written === null) return none
  if (/^(?:19|20)\d\d$/.test(written)) return { birthDate: null, birthYear: Number(written) }
  const [, day, month, year] = /^(\d\d)[-/](\d\d)[-/](\d{4})$/.exec(written) ?? []
  const iso = year ? `${year}-${month}-${day}` : written
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return none
  const date = new Date(`${iso}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso) return none
  return { birthDate: iso, birthYear: Number(iso.slice(0, 4)) }
}

const REFERENCE = /^(\d{4})(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})$/

/** The last four digits of the number and the time of issue, in India's time. Nulls for a reference of another form. */
export function readReference(referenceId: string): { lastFour: string | null; issuedAt: string | null } {
  const [, lastFour, year, month, day, hour, minute, second, ms] = REFERENCE.exec(referenceId) ?? []
  if (!lastFour) return { lastFour: null, issuedAt: null }
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}`
  const date = new Date(`${local}Z`)
  const isOnCalendar = !Number.isNaN(date.getTime()) && date.toISOString() === `${local}Z`
  return { lastFour, issuedAt: isOnCalendar ? new Date(`${local}+05:30`).toISOString() : null }
}
