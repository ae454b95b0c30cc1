import type { ListKind } from '../../contracts/screening/watchLists.ts'
import type { ownColumns } from '../engines/lists/formats/ownCsv.ts'
import type { Dice } from './random.ts'

export type ListEntryCells = Partial<Record<(typeof ownColumns)[number], string>> & { id: string; name: string }

/** Names of a region with the countries where they are usual. The combinations are drawn by lot. */
const regions = [
  {
    countries: ['IN', 'NP'],
    first: [
      'Aditya',
      'Bhavna',
      'Chirag',
      'Devika',
      'Eknath',
      'Falguni',
      'Girish',
      'Hemlata',
      'Indrajit',
      'Jyotsna',
      'Kailash',
      'Lavanya',
      'Madhav',
      'Nirmala',
      'Omkar',
      'Padmini',
      'Raghunath',
      'Sarojini',
      'Trilok',
      'Urmila',
    ],
    middle: ['Chand', 'Kumar', 'Lal', 'Prasad', 'Devi', 'Nath'],
    last: [
      'Achrekar',
      'Bhattarai',
      'Chaudhuri',
      'Dandekar',
      'Ganatra',
      'Hiranandani',
      'Jethwani',
      'Kulkarni',
      'Lakhotia',
      'Mahapatra',
      'Nambudiri',
      'Oberoi',
      'Parulekar',
      'Rathore',
      'Sivaraman',
      'Tendolkar',
      'Vaidyanathan',
      'Wadhwani',
    ],
  },
  {
    countries: ['SY', 'IQ', 'AE', 'EG'],
    first: [
      'Abdulkarim',
      'Bassam',
      'Dawud',
      'Farouk',
      'Ghada',
      'Haitham',
      'Ibtisam',
      'Jamila',
      'Khalil',
      'Layla',
      'Mustafa',
      'Nawal',
      'Qasim',
      'Rashida',
      'Samir',
      'Tariq',
      'Wafa',
      'Yusuf',
    ],
    middle: ['bin Nasser', 'Abu Salim', 'al-Din', 'Hassan'],
    last: [
      'al-Baghdadi',
      'al-Hakimi',
      'al-Qurashi',
      'Darwish',
      'el-Masri',
      'Haddad',
      'Jabbour',
      'Khoury',
      'Mansour',
      'Najjar',
      'Sabbagh',
      'Zaydan',
    ],
  },
  {
    countries: ['RU', 'BY', 'UA'],
    first: [
      'Aleksei',
      'Bogdan',
      'Darya',
      'Evgeniy',
      'Fyodor',
      'Galina',
      'Igor',
      'Kseniya',
      'Lyubov',
      'Mikhail',
      'Nadezhda',
      'Oleg',
      'Pyotr',
      'Ruslan',
      'Svetlana',
      'Timofey',
      'Vyacheslav',
      'Yelena',
    ],
    middle: ['Andreyevich', 'Borisovna', 'Ivanovich', 'Nikolayevich', 'Sergeyevna'],
    last: [
      'Bezrukov',
      'Cherkasov',
      'Dolgorukov',
      'Fomin',
      'Golovin',
      'Karpenko',
      'Lukashin',
      'Morozov',
      'Ostrovsky',
      'Petrenko',
      'Sokolov',
      'Tarasenko',
      'Volkov',
      'Zhdanov',
    ],
  },
  {
    countries: ['CN', 'KP', 'MM', 'VN'],
    first: [
      'Chen',
      'Duc',
      'Guo',
      'Hui',
      'Jian',
      'Kyaw',
      'Linh',
      'Min',
      'Nguyet',
      'Quang',
      'Thant',
      'Wei',
      'Xiu',
      'Yong',
    ],
    middle: ['Htet', 'Van', 'Zhong', 'Chol'],
    last: ['Aung', 'Bao', 'Dinh', 'Hwang', 'Kang', 'Luong', 'Nyunt', 'Pak', 'Qiu', 'Ri', 'Tran', 'Xu', 'Zhao'],
  },
  {
    countries: ['VE', 'CU', 'CO', 'GB', 'ZW'],
    first: [
      'Alejandro',
      'Beatriz',
      'Clifford',
      'Dolores',
      'Emmanuel',
      'Fernanda',
      'Gideon',
      'Hector',
      'Ines',
      'Jacob',
      'Lucinda',
      'Marcelo',
      'Norman',
      'Pilar',
      'Rodrigo',
      'Stella',
      'Tendai',
      'Victor',
    ],
    middle: ['Antonio', 'Grace', 'James', 'del Carmen'],
    last: [
      'Arreola',
      'Bracamonte',
      'Chikwanda',
      'Dunleavy',
      'Echeverria',
      'Fairweather',
      'Gonzaga',
      'Hollingworth',
      'Iturbide',
      'Kasukuwere',
      'Ledezma',
      'Moyo',
      'Pacheco',
      'Ruvalcaba',
      'Thackeray',
    ],
  },
] as const

const trades = ['Trading', 'Shipping', 'Petrochemicals', 'Holdings', 'Logistics', 'Aviation', 'Minerals', 'Electronics']
const forms = ['LLC', 'Ltd', 'FZE', 'Pvt Ltd', 'OOO', 'SA', 'Foundation']

const reasons: Record<Exclude<ListKind, 'own'>, readonly string[]> = {
  sanctions: ['Made-up arms embargo', 'Made-up proliferation programme', 'Made-up terrorism programme'],
  pep: ['Position of influence'],
  adverse_media: ['Fraud, made-up report', 'Corruption, made-up report', 'Smuggling, made-up report'],
}

const offices = {
  1: ['Minister of a made-up country', 'Member of a made-up parliament', 'Judge of a made-up supreme court'],
  2: ['Governor of a made-up province', 'Ambassador of a made-up country', 'Chair of a made-up state corporation'],
  3: ['Mayor of a made-up town', 'Close associate of a made-up minister', 'Councillor of a made-up district'],
} as const

/** An entry that nobody has, for the sandbox: every fourth of the sanctions is an organisation, politicians are of three tiers. */
export function inventedEntry(dice: Dice, kind: ListKind, id: string): ListEntryCells {
  const region = dice.pick(regions)
  const common = {
    id,
    countries: dice.pick(region.countries),
    programmes: dice.pick(reasons[kind === 'own' ? 'sanctions' : kind]),
  }
  const last = dice.pick(region.last)
  if (kind !== 'pep' && dice.chance(0.25))
    return {
      ...common,
      kind: 'organisation',
      name: `${last} ${dice.pick(region.last)} ${dice.pick(trades)} ${dice.pick(forms)}`,
      identifiers: `Registration number: ${id}-${dice.between(100, 999)}`,
    }
  const [first, middle] = [dice.pick(region.first), dice.pick(region.middle)]
  const tier = dice.pick([1, 2, 3] as const)
  return {
    ...common,
    kind: 'person',
    name: `${first} ${middle} ${last}`,
    aliases: dice.chance(0.5) ? `${last}, ${first}` : '',
    weak_aliases: dice.chance(0.15) ? `${first.charAt(0)}. ${last}` : '',
    births: birthOf(dice),
    ...(kind === 'pep' && { tier: String(tier), positions: dice.pick(offices[tier]) }),
    ...(kind !== 'pep' && dice.chance(0.4) && { identifiers: `Passport: X${dice.between(1_000_000, 9_999_999)}` }),
    ...(kind === 'adverse_media' && { links: `https://news.example.test/${id}` }),
  }
}

/** A whole date, or only the year, as lists often have it. */
function birthOf(dice: Dice): string {
  const year = dice.between(1938, 1996)
  if (dice.chance(0.35)) return String(year)
  const [month, day] = [dice.between(1, 12), dice.between(1, 28)].map(part => String(part).padStart(2, '0'))
  return `${year}-${month}-${day}`
}
