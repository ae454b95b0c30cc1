import type { CourtCase, CourtParty, MatchReason } from '../../../contracts/court/courtCase.ts'
import type { CaseClass } from '../../../contracts/court/words.ts'
import { compareCourtNames } from './compareNames.ts'
import {
  ageReason,
  beforeBirthReason,
  cnrReason,
  districtReason,
  fatherReason,
  kindReason,
  nameReason,
  pinReason,
  stateReason,
} from './reasons.ts'

/** Who is searched for; what is null is not known and counts neither for nor against. */
export interface CourtSubject {
  type: 'person' | 'organisation'
  name: string
  fatherName: string | null
  /** ISO date. */
  birthDate: string | null
  state: string | null
  district: string | null
  pin: string | null
}

export interface Classification {
  class: CaseClass
  partyIndex: number | null
  score: number | null
  reasons: MatchReason[]
}

/** Courts record an age in words of the party; it is often a year or two off. */
const AGE_SAME = 2
const AGE_OTHER = 6

/** Points for the same person that an exact match needs, by the band of the name (decision 0042). */
const EXACT = { same: 2, similar: 4 } as const

const order: Record<CaseClass, number> = { exact: 0, possible: 1, ruled_out: 2 }

/** A search by CNR asks for the case itself. */
export const classifiedByCnr = (): Classification => ({
  class: 'exact',
  partyIndex: null,
  score: null,
  reasons: [cnrReason()],
})

/** Classifies a case by the party that fits the subject best. */
export function classifyCase(subject: CourtSubject, one: CourtCase): Classification {
  const judged = one.parties.map((party, partyIndex) => ({ partyIndex, ...judgeParty(subject, party, one) }))
  const [best] = judged.sort((a, b) => order[a.class] - order[b.class] || b.points - a.points || b.score - a.score)
  // The schema of a case demands at least one party.
  if (!best) throw new RangeError('A case without parties cannot be classified.')
  const { points: _, ...classification } = best
  return classification
}

interface Judgement {
  class: CaseClass
  score: number
  points: number
  reasons: MatchReason[]
}

function judgeParty(subject: CourtSubject, party: CourtParty, one: CourtCase): Judgement {
  const name = compareCourtNames(subject.name, party.name)
  const reasons = [nameReason(party.name, name)]
  if (name.band === 'different') return { class: 'ruled_out', score: name.score, points: 0, reasons }
  if (party.type !== subject.type)
    return { class: 'ruled_out', score: name.score, points: 0, reasons: [...reasons, kindReason(party.type)] }
  const facts = [
    ...(subject.type === 'person' ? [judgeFather(subject, party), judgeAge(subject, party, one)] : []),
    judgePlace(subject, party, one),
  ].filter(fact => fact !== null)
  const points = facts.reduce((sum, fact) => sum + fact.points, 0)
  const isExact = points >= EXACT[name.band]
  const found = facts.some(fact => fact.excludes) ? 'ruled_out' : isExact ? 'exact' : 'possible'
  return { class: found, score: name.score, points, reasons: [...reasons, ...facts.map(fact => fact.reason)] }
}

/** What a detail says: points for the same subject, or that it cannot be the same. */
interface Fact {
  points: number
  excludes?: boolean
  reason: MatchReason
}

function judgeFather({ fatherName }: CourtSubject, party: CourtParty): Fact | null {
  if (!fatherName || !party.fatherName) return null
  const compared = compareCourtNames(fatherName, party.fatherName)
  const points = { same: 2, similar: 1, different: 0 }[compared.band]
  return { points, excludes: compared.band === 'different', reason: fatherReason(party.fatherName, compared) }
}

function judgeAge({ birthDate }: CourtSubject, party: CourtParty, { filedOn }: CourtCase): Fact | null {
  if (!birthDate || !filedOn) return null
  if (filedOn < birthDate) return { points: 0, excludes: true, reason: beforeBirthReason(filedOn) }
  if (party.age === null) return null
  const byBirth = ageOn(birthDate, filedOn)
  const gap = Math.abs(party.age - byBirth)
  const effect = gap <= AGE_SAME ? 'for' : gap >= AGE_OTHER ? 'against' : 'neutral'
  return {
    points: effect === 'for' ? 1 : 0,
    excludes: effect === 'against',
    reason: ageReason(party.age, byBirth, effect),
  }
}

/** The narrowest place that both name: PIN, district, state. A party's own address counts before the court's. */
function judgePlace(subject: CourtSubject, party: CourtParty, one: CourtCase): Fact | null {
  if (subject.pin && party.pin === subject.pin) return { points: 2, reason: pinReason(subject.pin) }
  const state = party.state ?? one.state
  if (subject.state && state && !isSamePlace(subject.state, state))
    return { points: -1, reason: stateReason(state, false) }
  const district = party.district ?? one.district
  if (subject.district && district)
    return isSamePlace(subject.district, district)
      ? { points: 1, reason: districtReason(district, true) }
      : { points: 0, reason: districtReason(district, false) }
  if (subject.state && state) return { points: 0, reason: stateReason(state, true) }
  return null
}

const isSamePlace = (one: string, other: string) => plain(one) === plain(other)

const plain = (place: string) =>
  place
    .toLowerCase()
    .replace(/\b(district|dist|zila|rural|urban)\b/g, '')
    .replace(/[^\p{L}\p{M}]/gu, '')

/** The age in full years on a day; both are ISO dates. */
function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}
