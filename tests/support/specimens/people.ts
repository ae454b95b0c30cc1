import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import { pick, type Random } from '../../bench/names/random.ts'

/** A made-up holder of documents. Names in capital letters, dates in ISO form. */
export interface Holder {
  given: string
  family: string
  father: string
  /** The given name and the family name in Devanagari. */
  hindi: string
  isFemale: boolean
  birthDate: string
  address: string[]
  pin: string
  state: string
}

const men: readonly (readonly [name: string, hindi: string])[] = [
  ['RAHUL', 'राहुल'],
  ['AMIT', 'अमित'],
  ['VIJAY', 'विजय'],
  ['SURESH', 'सुरेश'],
  ['MANOJ', 'मनोज'],
  ['DEEPAK', 'दीपक'],
  ['ANIL', 'अनिल'],
  ['RAJESH', 'राजेश'],
  ['SANJAY', 'संजय'],
  ['GANESH', 'गणेश'],
  ['IMRAN', 'इमरान'],
  ['HARPREET', 'हरप्रीत'],
]
const women: readonly (readonly [name: string, hindi: string])[] = [
  ['PRIYA', 'प्रिया'],
  ['SUNITA', 'सुनीता'],
  ['KAVITA', 'कविता'],
  ['ANJALI', 'अंजलि'],
  ['LAKSHMI', 'लक्ष्मी'],
  ['FATIMA', 'फ़ातिमा'],
  ['MEENA', 'मीना'],
  ['POOJA', 'पूजा'],
  ['REKHA', 'रेखा'],
]
const middles = ['', '', 'KUMAR', 'DEVI', 'PRASAD', 'LAL', 'BAI', 'NATH']
const families = [
  ['SHARMA', 'शर्मा'],
  ['VERMA', 'वर्मा'],
  ['GUPTA', 'गुप्ता'],
  ['PATEL', 'पटेल'],
  ['YADAV', 'यादव'],
  ['KHAN', 'ख़ान'],
  ['SINGH', 'सिंह'],
  ['MISHRA', 'मिश्रा'],
  ['JOSHI', 'जोशी'],
  ['NAIR', 'नायर'],
  ['REDDY', 'रेड्डी'],
  ['IYER', 'अय्यर'],
  ['CHAUDHARY', 'चौधरी'],
  ['BANERJEE', 'बनर्जी'],
  ['DESHMUKH', 'देशमुख'],
] as const
const places = [
  ['Lucknow', 'Uttar Pradesh', '226010'],
  ['Pune', 'Maharashtra', '411038'],
  ['Jaipur', 'Rajasthan', '302015'],
  ['Bengaluru', 'Karnataka', '560034'],
  ['Indore', 'Madhya Pradesh', '452001'],
  ['Patna', 'Bihar', '800013'],
  ['Chennai', 'Tamil Nadu', '600028'],
  ['Kolkata', 'West Bengal', '700019'],
] as const
const streets = ['Gandhi Nagar', 'Station Road', 'Civil Lines', 'Nehru Marg', 'Shastri Colony', 'Lake View Road']

export const numberIn = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1))

export function dateIn(random: Random, from: number, to: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${numberIn(random, from, to)}-${two(numberIn(random, 1, 12))}-${two(numberIn(random, 1, 28))}`
}

/** How Indian documents print a date. */
export const printed = (date: string, mark = '/') => date.split('-').reverse().join(mark)

export function holder(random: Random): Holder {
  const isFemale = random() < 0.45
  const [given, hindi] = pick(random, isFemale ? women : men)
  const middle = pick(
    random,
    middles.filter(name => !(isFemale ? ['KUMAR', 'LAL', 'NATH', 'PRASAD'] : ['DEVI', 'BAI']).includes(name)),
  )
  const [family, familyHindi] = pick(random, families)
  const [father] = pick(random, men)
  const [city, state, pin] = pick(random, places)
  return {
    given: [given, middle].filter(Boolean).join(' '),
    family,
    father: `${father} ${random() < 0.4 ? 'KUMAR ' : ''}${family}`,
    hindi: `${hindi} ${familyHindi}`,
    isFemale,
    birthDate: dateIn(random, 1950, 2004),
    address: [
      `House No ${numberIn(random, 1, 400)}, ${pick(random, streets)}`,
      `Ward ${numberIn(random, 1, 40)}, ${city}`,
    ],
    pin,
    state,
  }
}

export const fullName = ({ given, family }: Holder) => `${given} ${family}`

/** A person's PAN: its fifth letter is the first of the family name. */
export function panOf(person: Holder, random: Random): string {
  const made = generateIdentifier('pan', random)
  return `${made.slice(0, 3)}P${person.family.charAt(0)}${made.slice(5)}`
}
