import { pick, randomFrom } from '../names/random.ts'

export type Random = () => number

/** A transaction of a made-up account, as it should be read. */
export interface TrueRow {
  date: string
  valueDate: string
  description: string
  ref: string
  debit: number
  credit: number
  balance: number
}

export interface TrueAccount {
  bank: string
  holder: string
  number: string
  ifsc: string
  branch: string
  from: string
  to: string
  opening: number
  closing: number
  rows: TrueRow[]
}

const people = [
  'RAVI KUMAR',
  'SUNITA DEVI',
  'MOHAMMED IRFAN',
  'PRIYA NAIR',
  'HARPREET SINGH',
  'LAKSHMI IYER',
  'ARJUN MEHTA',
  'DEEPA JOSHI',
]
const shops = [
  'SWIGGY LIMITED',
  'AMAZON SELLER',
  'BIG BAZAAR',
  'INDIAN OIL PUMP',
  'APOLLO PHARMACY',
  'IRCTC RAIL',
  'DMART READY',
  'SHREE KIRANA',
]
const employers = ['ZENITH SOFTWARE PVT LTD', 'ORIENT TEXTILES LTD', 'BLUEHILL LOGISTICS']
const holders = ['ASHA VERMA', 'IMRAN SHAIKH', 'NEHA KULKARNI', 'VIKRAM RATHORE']

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
const amount = (random: Random, most: number) => Math.max(100, Math.round(random() ** 2 * most * 100))

type Kind = (random: Random) => Pick<TrueRow, 'description' | 'ref'> & { paise: number; isCredit: boolean }

const plain = (description: string, paise: number, isCredit = false, ref = '') => ({
  description,
  paise,
  isCredit,
  ref,
})

/** Kinds of transactions, as banks word them, with how often they come. */
const kinds: [number, Kind][] = [
  [
    8,
    random =>
      plain(
        `UPI/DR/${digits(random, 12)}/${pick(random, shops)}/PYTM/payments@ptybl/Payment from phone`,
        amount(random, 3000),
      ),
  ],
  [
    4,
    random =>
      plain(
        `UPI-${pick(random, people)}-${digits(random, 10)}@ybl-SBIN0001234-${digits(random, 12)}-UPI`,
        amount(random, 8000),
      ),
  ],
  [
    3,
    random => plain(`UPI/CR/${digits(random, 12)}/${pick(random, people)}/HDFC/rent share`, amount(random, 9000), true),
  ],
  [
    2,
    random =>
      plain(`NEFT CR-ICIC0000104-${pick(random, employers)}-N${digits(random, 12)}`, amount(random, 60000), true),
  ],
  [1, random => plain(`NEFT DR-${pick(random, people)}-NETBANK, MUM-N${digits(random, 12)}`, amount(random, 40000))],
  [2, random => plain(`IMPS/P2A/${digits(random, 12)}/${pick(random, people)}/Ref 12.50 paid`, amount(random, 20000))],
  [
    2,
    random =>
      plain(
        `ATM WDL-${digits(random, 6)}XXXXXX${digits(random, 4)}-MG ROAD BENGALURU`,
        Math.ceil(random() * 20) * 50000,
      ),
  ],
  [1, random => plain('CASH DEPOSIT BY SELF', Math.ceil(random() * 50) * 100000, true)],
  [
    1,
    random => plain(`CHQ PAID-CTS INWARD CLG-${pick(random, people)}`, amount(random, 90000), false, digits(random, 6)),
  ],
  [1, random => plain(`BY CLG ${pick(random, people)}`, amount(random, 120000), true, digits(random, 6))],
  [1, () => plain('SMS ALERT CHARGES FOR QTR INCL GST', 1770)],
  [
    1,
    random => plain(`POS ${digits(random, 6)}XXXXXX${digits(random, 4)} ${pick(random, shops)}`, amount(random, 5000)),
  ],
  [
    1,
    random =>
      plain(`RTGS UTIBR${digits(random, 17)} ${pick(random, employers)}`, 20000000 + amount(random, 500000), true),
  ],
]
const weights = kinds.flatMap(([weight, kind]) => Array.from({ length: weight }, () => kind))

/** What comes once a month, from a day on, in this order. The third month's instalment is returned, with a charge. */
const monthly: [number, (random: Random, employer: string, month: number) => ReturnType<typeof plain>[]][] = [
  [2, () => [plain('NEFT DR-KKBK0000431-GREEN HOMES-HOUSE RENT', 1_850_000)]],
  [
    5,
    (random, _employer, month) => {
      const id = digits(random, 10)
      const paid = plain(`ACH D- BAJAJ FINANCE LTD-${id}`, 845_000)
      if (month !== 2) return [paid]
      return [paid, plain(`ACH D RTN- BAJAJ FINANCE LTD-${id}`, 845_000, true), plain('ACH RTN CHRG INCL GST', 59_000)]
    },
  ],
  [10, random => [plain(`ACH D- INDIAN CLEARING CORP-SIP ${digits(random, 8)}`, 500_000)]],
  [12, random => [plain(`BIL/BPAY/${digits(random, 9)}/BESCOM ELECTRICITY/NA`, amount(random, 2500))]],
  [28, (random, employer) => [plain(`NEFT CR-HDFC0000240-${employer}-SALARY-N${digits(random, 12)}`, 7_845_000, true)]],
]

const DAY_MS = 86_400_000
const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

export interface AccountOptions {
  bank: string
  code: string
  seed: number
  rows: number
  from?: string
  /** The chance that the next transaction is of a later day. */
  pace?: number
}

/** A year or less of a made-up account, with a salary each month and everything in its order. */
export function makeAccount({
  bank,
  code,
  seed,
  rows: count,
  from = '2024-04-01',
  pace = 0.35,
}: AccountOptions): TrueAccount {
  const random = randomFrom(seed)
  const opening = 1_000_000 + Math.floor(random() * 9_000_000)
  const rows: TrueRow[] = []
  let balance = opening
  let day = from
  const employer = pick(random, employers)
  const due: ReturnType<typeof plain>[] = []
  let month = -1
  let next = monthly.length
  let monthName = ''
  while (rows.length < count) {
    if (due.length === 0 && random() < pace) day = addDays(day, random() < 0.1 ? 3 : 1)
    if (monthName !== day.slice(0, 7)) {
      monthName = day.slice(0, 7)
      month++
      next = 0
    }
    for (; next < monthly.length && Number(day.slice(8)) >= (monthly[next]?.[0] ?? 32); next++)
      due.push(...(monthly[next]?.[1](random, employer, month) ?? []))
    const drawn = due.shift() ?? pick(random, weights)(random)
    // Banks clear no cheques at the weekend.
    const made =
      / CLG |^BY CLG/.test(drawn.description) && isWeekend(day)
        ? plain('POS 402612XXXXXX1181 DMART READY', drawn.paise)
        : drawn
    // The balance stays above nothing: what would overdraw it is paid in.
    const isCredit = made.isCredit || balance - made.paise < 0
    balance += isCredit ? made.paise : -made.paise
    rows.push({
      date: day,
      valueDate: random() < 0.1 ? addDays(day, 1) : day,
      description:
        made.isCredit === isCredit
          ? made.description
          : `NEFT CR-SBIN0000001-${pick(random, people)}-N${digits(random, 12)}`,
      ref: made.ref,
      debit: isCredit ? 0 : made.paise,
      credit: isCredit ? made.paise : 0,
      balance,
    })
  }
  return {
    bank,
    holder: pick(random, holders),
    number: `${1 + Math.floor(random() * 9)}${digits(random, 12)}`,
    ifsc: `${code}0${digits(random, 6)}`,
    branch: 'MG ROAD BENGALURU',
    from,
    to: rows.at(-1)?.date ?? from,
    opening,
    closing: balance,
    rows,
  }
}
