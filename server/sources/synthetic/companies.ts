import { registrars } from '../../../contracts/identifiers/index.ts'
import { companyNamed, personNamed } from './people.ts'
import { type Synthetic, syntheticFor } from './synthetic.ts'

/** The last word of a company's name, by the class in its CIN. */
const forms: Record<string, string> = {
  PLC: 'Limited',
  FLC: 'Limited',
  GOI: 'Corporation Limited',
  SGC: 'Corporation Limited',
  OPC: '(OPC) Private Limited',
  NPL: 'Foundation',
  ULL: 'Unlimited',
  ULT: 'Private Unlimited',
  GAP: 'Guarantee Association',
  GAT: 'Guarantee Association',
}

const classes: Record<string, string> = {
  PTC: 'Private limited company',
  PLC: 'Public limited company',
  OPC: 'One person company',
  NPL: 'Not-for-profit company (section 8)',
  FTC: 'Subsidiary of a foreign company, private',
  FLC: 'Subsidiary of a foreign company, public',
  GOI: 'Company of the Union government',
  SGC: 'Company of a state government',
  ULL: 'Unlimited company, public',
  ULT: 'Unlimited company, private',
}

/** Sections of the National Industrial Classification by the first two digits of a code: the last number of each, and its name. */
const sections: [upTo: number, name: string][] = [
  [3, 'Agriculture, forestry and fishing'],
  [9, 'Mining and quarrying'],
  [33, 'Manufacturing'],
  [35, 'Electricity and gas'],
  [39, 'Water supply and waste'],
  [43, 'Construction'],
  [47, 'Trade'],
  [53, 'Transport and storage'],
  [56, 'Hotels and restaurants'],
  [63, 'Information and communication'],
  [66, 'Finance and insurance'],
  [68, 'Real estate'],
  [82, 'Professional and business services'],
  [85, 'Education'],
  [88, 'Health and social work'],
]

/** The state of a registrar in English; some states are divided by city, which is left out. */
export const stateOfRegistrar = (code: string): string | undefined => registrars.get(code)?.en.replace(/ \(.*\)$/, '')

/** An LLPIN or FLLPIN. */
export const isPartnership = (number: string): boolean => number.length === 7 || number.length === 8

/** Only a CIN says what its company is; the other numbers name nothing. */
export const isCin = (number: string): boolean => number.length === 21

const isForeign = (number: string): boolean => !isCin(number) && number.length !== 7

/** A company has the same name wherever its number appears. */
export function companyOf(number: string): string {
  const synthetic = syntheticFor(`company\n${number}`, '')
  const form = isPartnership(number) ? 'LLP' : (forms[number.slice(12, 15)] ?? 'Private Limited')
  return `${companyNamed(synthetic)} ${form}`
}

/** A director has the same name wherever the DIN appears. */
export const directorOf = (din: string): string => personNamed(syntheticFor(`director\n${din}`, ''))

export function classOf(number: string): string {
  const kind = isPartnership(number) ? 'Limited liability partnership' : 'Company'
  if (isForeign(number)) return `${kind} incorporated outside India`
  return isPartnership(number) ? kind : (classes[number.slice(12, 15)] ?? 'Company limited by guarantee')
}

/** What a company does, by the industry in its CIN. */
export function activityOf(number: string): string | null {
  if (!isCin(number)) return null
  const division = Number(number.slice(1, 3))
  return sections.find(([upTo]) => division <= upTo)?.[1] ?? 'Other services'
}

/** The number of a company that is plausible for our time. */
export function numberOf(synthetic: Synthetic): string {
  if (synthetic.chance() < 0.2) return synthetic.letters(3) + synthetic.between(1000, 9999)
  const industry = synthetic.pick(['10750', '22190', '28110', '45200', '51909', '60231', '72900', '74999'])
  const registrar = synthetic.pick(['MH', 'KA', 'DL', 'TN', 'GJ', 'WB', 'TG', 'UP'])
  const kind = synthetic.chance() < 0.85 ? 'PTC' : 'PLC'
  return `U${industry}${registrar}${synthetic.between(1985, 2023)}${kind}${synthetic.between(100_000, 499_999)}`
}

/** No director of the first million: the samples that people type begin with 0. */
export const dinOf = (synthetic: Synthetic): string => `0${synthetic.between(1_100_000, 9_899_999)}`

const dinsByName = new Map<string, string>()
let lastDin = 110_000
const END_OF_DINS = 125_000

/**
 * A DIN whose director has this name, so that a person found by PAN is the same one in the director register. The numbers are looked
 * through once for all names. Their last digit belongs to none of the sandbox's codes.
 */
export function dinNamed(name: string): string {
  while (!dinsByName.has(name) && lastDin < END_OF_DINS) {
    const din = `0${lastDin++}7`
    const director = directorOf(din)
    if (!dinsByName.has(director)) dinsByName.set(director, din)
  }
  return dinsByName.get(name) ?? '01100007'
}

/** Names have a few hundred beginnings: nearly every one is found among so many numbers. */
const TRIES = 1_500

/** The number of a company whose name begins with the first two words of this one; of any other if there is none. */
export function numberNamed(synthetic: Synthetic, name: string): string {
  const stem = name.toLowerCase().split(/\s+/).slice(0, 2).join(' ')
  let number = numberOf(synthetic)
  for (let tries = 1; tries < TRIES && !companyOf(number).toLowerCase().startsWith(stem); tries++)
    number = numberOf(synthetic)
  return number
}

/** An ISO date in the year in which the company was registered, which its CIN names. */
export function registrationDay(synthetic: Synthetic, number: string): string {
  if (!isCin(number)) return synthetic.day(-5000, -500)
  const [month, day] = [synthetic.between(1, 12), synthetic.between(1, 28)]
  const past = `${number.slice(8, 12)}-${two(month)}-${two(day)}`
  return past < synthetic.day(0, 0) ? past : `${number.slice(8, 12)}-01-01`
}

const two = (value: number) => String(value).padStart(2, '0')
