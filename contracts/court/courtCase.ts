import { z } from 'zod'
import { caseClasses } from './words.ts'

const short = z.string().max(200)
const day = z.iso.date().nullable()

export const courtParty = z.object({
  side: z.enum(['petitioner', 'respondent']),
  name: z.string().min(1).max(200),
  type: z.enum(['person', 'organisation']),
  fatherName: short.nullable(),
  /** In years, on the day of filing. */
  age: z.number().int().min(0).max(130).nullable(),
  district: short.nullable(),
  state: short.nullable(),
  pin: z.string().max(10).nullable(),
  advocate: short.nullable(),
})

export type CourtParty = z.output<typeof courtParty>

/** One case as a court publishes it. Dates are ISO, names of states in English. */
export const courtCase = z.object({
  cnr: z.string().min(1).max(32),
  court: short,
  state: short.nullable(),
  district: short.nullable(),
  nature: z.enum(['criminal', 'civil', 'other']),
  type: short,
  filingNumber: short.nullable(),
  filedOn: day,
  registrationNumber: short.nullable(),
  registeredOn: day,
  status: z.enum(['pending', 'disposed']),
  stage: short.nullable(),
  nextHearingOn: day,
  judge: short.nullable(),
  parties: z.array(courtParty).min(1).max(100),
  acts: z.array(z.object({ act: short, section: short })).max(100),
  fir: z.object({ number: short, year: z.number().int(), policeStation: short }).nullable(),
  history: z.array(z.object({ on: z.iso.date(), purpose: short, judge: short.nullable() })).max(500),
  orders: z.array(z.object({ on: z.iso.date(), title: short })).max(200),
  disposal: z.object({ on: z.iso.date(), nature: short }).nullable(),
})

export type CourtCase = z.output<typeof courtCase>

/** The parts of a CNR; null parts, and `problem` in words, if it is not well formed. */
export const cnrParts = z.object({
  valid: z.boolean(),
  stateCode: z.string().nullable(),
  /** In English; null for a code that no state has. */
  state: z.string().nullable(),
  districtCode: z.string().nullable(),
  establishment: z.string().nullable(),
  serial: z.string().nullable(),
  year: z.number().int().nullable(),
  problem: z.object({ en: z.string(), hi: z.string() }).nullable(),
})

/** Why a case was classified as it is: `for` and `against` say whether it is the same subject. */
export const matchReason = z.object({
  code: z.enum(['cnr', 'name', 'kind', 'fatherName', 'age', 'beforeBirth', 'district', 'state', 'pin']),
  effect: z.enum(['for', 'against', 'neutral']),
  text: z.object({ en: z.string(), hi: z.string() }),
})

export type MatchReason = z.output<typeof matchReason>

/** A case with its classification. */
export const classifiedCase = courtCase.extend({
  parts: cnrParts,
  class: z.enum(caseClasses),
  /** The party that resembles the subject most: an index in `parties`; null for a search by CNR. */
  partyIndex: z.number().int().nullable(),
  /** 0 to 100: the similarity of the names; null for a search by CNR. */
  score: z.number().int().min(0).max(100).nullable(),
  reasons: z.array(matchReason),
  /** What a person has decided about the case, whose class is then theirs; `found`: the class of the search. */
  review: z.object({ found: z.enum(caseClasses), note: z.string().nullable() }).nullish(),
})

export type ClassifiedCase = z.output<typeof classifiedCase>

/** A court whose cases were searched. `copiedOn` is the day of our copy; null if the source was asked instead. */
export const searchedCourt = z.object({
  court: short,
  state: short.nullable(),
  fromYear: z.number().int().nullable(),
  copiedOn: z.iso.date().nullable(),
})

export type SearchedCourt = z.output<typeof searchedCourt>
