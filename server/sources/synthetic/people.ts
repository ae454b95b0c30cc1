import { compareNames } from '../../engines/names/index.ts'
import { type Synthetic, syntheticFor } from './synthetic.ts'

const listOf = (names: string): readonly string[] => names.split(/,\s*/)

const givenNames = listOf(
  `Aarav, Aditi, Ananya, Arjun, Bhavna, Chitra, Deepak, Divya, Farhan, Gauri, Gurpreet, Harish, Ishita, Jaya, Karthik, Kavya, Lalit,
Meera, Mohan, Nandini, Neelam, Nikhil, Pooja, Pranav, Rahul, Ravi, Rekha, Rohan, Sanjay, Shreya, Sunita, Suresh, Tara, Thomas, Uma,
Vikram, Yash`,
)

const womensNames = new Set(
  listOf(
    `Aditi, Ananya, Bhavna, Chitra, Divya, Gauri, Ishita, Jaya, Kavya, Meera, Nandini, Neelam, Pooja, Rekha, Shreya, Sunita, Tara, Uma,
Yellamma`,
  ),
)

/** One for every letter, because the fifth letter of a PAN is the initial of a person's surname, or of any other holder's name. */
const surnames = listOf(
  `Agarwal, Ahmed, Arora, Banerjee, Bhat, Bose, Chatterjee, Chauhan, Chopra, Das, Desai, Deshpande, Ekka, Easwaran, Farooqui,
Fernandes, Gill, Gupta, Hegde, Hussain, Iyengar, Iyer, Jadhav, Jain, Joshi, Khan, Konda, Kulkarni, Lal, Lobo, Mehta, Menon, Mishra,
Naidu, Nair, Ojha, Oza, Patel, Pillai, Quadri, Qureshi, Rao, Reddy, Roy, Sharma, Singh, Sundaram, Thakur, Tiwari, Unnithan, Upadhyay,
Varghese, Verma, Wadhwa, Wagh, Xalxo, Xavier, Yadav, Zaidi, Zaveri`,
)

const companies = listOf(
  `Amrit, Aravali, Banyan, Bharani, Chetak, Coromandel, Deccan, Drishti, Eastern Ghats, Ekagra, Falgun, Foresight, Garuda, Godavari,
Harit, Himadri, Indus, Ishaan, Jamuna, Jyoti, Kaveri, Konkan, Lakshya, Lotus, Malabar, Meghdoot, Narmada, Nilgiri, Ojas, Orchid,
Panchavati, Prayag, Quartz, Qutub, Ridge, Rudra, Saffron, Sahyadri, Tapti, Tulsi, Udaan, Utsav, Varuna, Vindhya, Wainganga,
Western Coast, Xenon, Yamuna, Yuva, Zenith`,
)

const trades = listOf('Engineering, Exports, Foods, Freight, Logistics, Pharma, Power, Textiles')

const beginning = (names: readonly string[], letter: string) => names.filter(name => name.startsWith(letter))

export const personNamed = (synthetic: Synthetic, letter = ''): string =>
  `${synthetic.pick(givenNames)} ${synthetic.pick(beginning(surnames, letter))}`

/** The gender that goes with a made-up name. */
export const genderOf = (name: string): 'male' | 'female' =>
  womensNames.has(name.split(' ')[0] ?? '') ? 'female' : 'male'

/** A father, mother or spouse: another first name of this gender, the same family name. */
export function relativeOf(synthetic: Synthetic, name: string, gender: 'male' | 'female'): string {
  const [own, ...family] = name.split(' ')
  const others = givenNames.filter(given => given !== own && genderOf(given) === gender)
  return [synthetic.pick(others), ...family].join(' ')
}

/** A company's name without its legal form. */
export const companyNamed = (synthetic: Synthetic, letter = ''): string =>
  `${synthetic.pick(beginning(companies, letter))} ${synthetic.pick(trades)}`

/**
 * A plausible name for the holder of this PAN, the same in every check: the fourth letter is the kind of holder, the fifth the
 * initial.
 */
export function holderOf(pan: string): string {
  const synthetic = syntheticFor(`holder\n${pan}`, '')
  const letter = pan.charAt(4)
  const company = synthetic.pick(beginning(companies, letter))
  // The documented samples all belong to one company.
  const trade = pan.startsWith('AAACZ') ? 'Components' : synthetic.pick(trades)
  switch (pan.charAt(3)) {
    case 'P':
      return personNamed(synthetic, letter)
    case 'C':
      return `${company} ${trade} Private Limited`
    case 'H':
      return `${synthetic.pick(beginning(surnames, letter))} HUF`
    case 'F':
      return `${company} ${trade} LLP`
    case 'T':
      return `${company} Charitable Trust`
    case 'L':
      return `${company} Municipal Council`
    case 'G':
      return `${company} Public Works Division`
    default:
      return `${company} ${trade} Association`
  }
}

/** Two names so different that no name resembles both. */
const strangers = ['Bhupinder Chowdhry', 'Yellamma Vishwakoti'] as const

/** A name on record that differs from any given name. */
export const mismatchedName = (name: string): string =>
  compareNames(strangers[0], name).band === 'none' ? strangers[0] : strangers[1]
