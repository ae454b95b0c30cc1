import type { CourtCase, CourtParty } from '../../../contracts/court/courtCase.ts'
import { genderOf, personNamed } from './people.ts'
import type { Synthetic } from './synthetic.ts'

/** A made-up establishment at a real place; the code is the beginning of its cases' CNRs. */
export interface SyntheticCourt {
  code: string
  name: string
  state: string
  district: string
  fromYear: number
}

const court = (code: string, district: string, state: string, fromYear: number): SyntheticCourt => ({
  code,
  name: `District and Sessions Court, ${district}`,
  state,
  district,
  fromYear,
})

export const syntheticCourts: readonly SyntheticCourt[] = [
  court('MHPU01', 'Pune', 'Maharashtra', 1998),
  court('MHMM01', 'Mumbai', 'Maharashtra', 1995),
  court('MHNG01', 'Nagpur', 'Maharashtra', 2001),
  court('MHNS01', 'Nashik', 'Maharashtra', 2003),
  court('DLCT01', 'Central Delhi', 'Delhi', 1997),
  court('DLSW01', 'South West Delhi', 'Delhi', 2002),
  court('KABC01', 'Bengaluru', 'Karnataka', 1999),
  court('KAMY01', 'Mysuru', 'Karnataka', 2004),
  court('TNCH01', 'Chennai', 'Tamil Nadu', 1998),
  court('TNCO01', 'Coimbatore', 'Tamil Nadu', 2005),
  court('UPLU01', 'Lucknow', 'Uttar Pradesh', 2000),
  court('UPKN01', 'Kanpur', 'Uttar Pradesh', 2006),
  court('GJAH01', 'Ahmedabad', 'Gujarat', 1999),
  court('GJSR01', 'Surat', 'Gujarat', 2004),
  court('RJJP01', 'Jaipur', 'Rajasthan', 2002),
  court('WBKO01', 'Kolkata', 'West Bengal', 1996),
  court('KLER01', 'Ernakulam', 'Kerala', 2001),
  court('TSHY01', 'Hyderabad', 'Telangana', 2000),
  court('PBLD01', 'Ludhiana', 'Punjab', 2003),
  court('BRPT01', 'Patna', 'Bihar', 2005),
]

const charges = [
  { nature: 'criminal', type: 'Criminal case', act: 'Indian Penal Code', section: '420' },
  { nature: 'criminal', type: 'Criminal case', act: 'Indian Penal Code', section: '406' },
  { nature: 'criminal', type: 'Summary criminal case', act: 'Negotiable Instruments Act', section: '138' },
  { nature: 'criminal', type: 'Criminal bail application', act: 'Bharatiya Nyaya Sanhita', section: '318(4)' },
  { nature: 'civil', type: 'Civil suit', act: 'Specific Relief Act', section: '38' },
  { nature: 'civil', type: 'Motor accident claim', act: 'Motor Vehicles Act', section: '166' },
  { nature: 'civil', type: 'Commercial suit', act: 'Commercial Courts Act', section: '6' },
  { nature: 'other', type: 'Execution petition', act: 'Code of Civil Procedure', section: 'Order 21' },
] as const

const purposes = ['Appearance', 'Notice', 'Framing of charges', 'Evidence', 'Arguments', 'Adjourned'] as const
const firms = ['Meghdoot Freight Private Limited', 'Sahyadri Finance Limited', 'Konkan Agro Traders LLP'] as const

interface CaseWish {
  court: SyntheticCourt
  /** The party that the case is about, besides the opponent. */
  party: Pick<CourtParty, 'name' | 'type'> & Partial<CourtParty>
  /** Of the CNR; drawn if absent. */
  serial?: string
  year?: number
}

const titled = (name: string) => `${genderOf(name) === 'female' ? 'Smt.' : 'Shri'} ${name}`

/** A plausible case, always the same for the same draws. */
export function syntheticCase(synthetic: Synthetic, { court, party, serial, year }: CaseWish): CourtCase {
  const filedIn = year ?? synthetic.between(Math.max(court.fromYear, 2012), new Date().getUTCFullYear() - 1)
  const number = serial ?? String(synthetic.between(1, 899_999)).padStart(6, '0')
  const { nature, type, act, section } = charges[synthetic.between(0, charges.length - 1)] ?? charges[0]
  const filedOn = dayOf(filedIn, synthetic.between(0, 330))
  const hearings = Array.from({ length: synthetic.between(1, 5) }, (_, at) => ({
    on: dayAfter(filedOn, 40 + at * 70),
    purpose: synthetic.pick(purposes),
    judge: null,
  }))
  const last = hearings.at(-1)?.on ?? filedOn
  const disposed = synthetic.chance() < 0.45
  const judge = titled(personNamed(synthetic))
  const side = nature === 'criminal' || synthetic.chance() < 0.6 ? 'respondent' : 'petitioner'
  const subject: CourtParty = {
    side,
    fatherName: null,
    age: null,
    district: court.district,
    state: court.state,
    pin: null,
    advocate: synthetic.chance() < 0.7 ? `Adv. ${personNamed(synthetic)}` : null,
    ...party,
  }
  const opponent = opponentOf(synthetic, nature, court, side)
  return {
    cnr: `${court.code}${number}${filedIn}`,
    court: court.name,
    state: court.state,
    district: court.district,
    nature,
    type,
    filingNumber: `${Number(number)}/${filedIn}`,
    filedOn,
    registrationNumber: `${Number(number) + 11}/${filedIn}`,
    registeredOn: dayAfter(filedOn, 3),
    status: disposed ? 'disposed' : 'pending',
    stage: disposed ? null : (hearings.at(-1)?.purpose ?? null),
    nextHearingOn: disposed ? null : synthetic.day(200, 420),
    judge,
    parties: side === 'petitioner' ? [subject, opponent] : [opponent, subject],
    acts: [{ act, section }],
    fir:
      nature === 'criminal'
        ? { number: String(synthetic.between(12, 640)), year: filedIn, policeStation: `${court.district} City` }
        : null,
    history: hearings,
    orders: disposed ? [{ on: dayAfter(last, 30), title: 'Final order' }] : [],
    disposal: disposed
      ? { on: dayAfter(last, 30), nature: synthetic.pick(['Acquitted', 'Dismissed', 'Settled', 'Decreed']) }
      : null,
  }
}

function opponentOf(
  synthetic: Synthetic,
  nature: CourtCase['nature'],
  { state, district }: SyntheticCourt,
  side: CourtParty['side'],
): CourtParty {
  const isState = nature === 'criminal' && synthetic.chance() < 0.7
  return {
    side: side === 'petitioner' ? 'respondent' : 'petitioner',
    name: isState ? `State of ${state}` : synthetic.pick(firms),
    type: 'organisation',
    fatherName: null,
    age: null,
    district,
    state,
    pin: null,
    advocate: isState ? 'Public prosecutor' : `Adv. ${personNamed(synthetic)}`,
  }
}

const DAY_MS = 86_400_000

const dayOf = (year: number, days: number) => new Date(Date.UTC(year, 0, 4) + days * DAY_MS).toISOString().slice(0, 10)

const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
