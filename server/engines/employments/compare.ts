import { bandThresholds, compareNames, SAME_NAME } from '../names/index.ts'
import { type Month, monthNumber } from './months.ts'
import type { Stay } from './timeline.ts'

/** An employment of the provident fund's record. ISO dates; `exitedOn` is null while it lasts. */
export interface FoundEmployment {
  establishment: string
  joinedOn: string
  exitedOn: string | null
}

/** How an employment that was stated stands to the record. */
export type StatedState = 'matched' | 'resembles' | 'datesDiffer' | 'notFound'

export interface ComparedEmployments {
  outcome: 'matched' | 'discrepancy' | 'unverified'
  /** In the order in which they were stated, each with the employer of the record that it was compared with. */
  stated: { employer: string; state: StatedState; onRecord: string | null }[]
  /** Employers of the record that were not stated, though they lie in the time that was asked for. */
  notStated: string[]
}

interface Options {
  /** By how many months a stated date may differ from the record. */
  toleranceMonths: number
  /** The first month that was asked for: what ended before it need not be stated. */
  since: Month
  /** The name of the record belongs to the person; null if one of the names is not known. */
  isSamePerson: boolean | null
}

/**
 * Compares what a person has stated with the provident fund's record. `matched` only if every employment that was stated is on record with its
 * dates, nothing else is, and the record is the person's. A date, an employer or a person that contradicts is a `discrepancy`. An employer
 * that is not on record contradicts nothing, because small ones pay into no fund: then it is `unverified`, as it is without any record, and where the record has a
 * name that only resembles the stated one: the Union Bank of India is not the Bank of India.
 */
export function compareEmployments(
  stays: readonly Stay[],
  found: readonly FoundEmployment[],
  { toleranceMonths, since, isSamePerson }: Options,
): ComparedEmployments {
  const records = joined(found)
  const pairs = pairsOf(stays, records)
  const stated = stays.map(({ employer, from, to }, index) => {
    const record = pairs.get(index)
    if (!record) return { employer, state: 'notFound' as const, onRecord: null }
    const agrees = differsBy(from, record.from) <= toleranceMonths && endAgrees(to, record.to, toleranceMonths)
    const isSure = likeness(employer, record.employer) >= bandThresholds.good
    const state = !agrees ? ('datesDiffer' as const) : isSure ? ('matched' as const) : ('resembles' as const)
    return { employer, state, onRecord: record.employer }
  })
  const used = new Set(pairs.values())
  const notStated = records
    .filter(record => !used.has(record) && (record.to === null || monthNumber(record.to) > monthNumber(since)))
    .map(({ employer }) => employer)
  const contradicts = isSamePerson === false || notStated.length > 0 || stated.some(one => one.state === 'datesDiffer')
  const isWhole = isSamePerson === true && stated.length > 0 && stated.every(one => one.state === 'matched')
  return { outcome: contradicts ? 'discrepancy' : isWhole ? 'matched' : 'unverified', stated, notStated }
}

const differsBy = (one: Month, other: Month) => Math.abs(monthNumber(one) - monthNumber(other))

const endAgrees = (one: Month | null, other: Month | null, tolerance: number) =>
  one === null || other === null ? one === other : differsBy(one, other) <= tolerance

const likeness = (one: string, other: string) => compareNames(one, other, { kind: 'organisation' }).score

const isSameEmployer = (one: string, other: string) => likeness(one, other) >= SAME_NAME

/** A month that lies between two records of one employer is a transfer between its establishments, not another employment. */
const TRANSFER_MONTHS = 2

/** Records as stays, the oldest first; those of one employer that follow on each other are one. */
function joined(found: readonly FoundEmployment[]): Stay[] {
  const stays: Stay[] = []
  for (const { establishment, joinedOn, exitedOn } of found.toSorted((a, b) => (a.joinedOn < b.joinedOn ? -1 : 1))) {
    const [from, to] = [joinedOn.slice(0, 7), exitedOn?.slice(0, 7) ?? null]
    const before = stays.findLast(stay => likeness(stay.employer, establishment) >= bandThresholds.good)
    const follows =
      before && (before.to === null || monthNumber(from) - monthNumber(before.to) <= TRANSFER_MONTHS)
        ? before
        : undefined
    if (follows) follows.to = latest(follows.to, to)
    else stays.push({ employer: establishment, from, to })
  }
  return stays
}

const latest = (one: Month | null, other: Month | null) =>
  one === null || other === null ? null : monthNumber(one) > monthNumber(other) ? one : other

/** By the index of what was stated: the record of the same employer whose dates are nearest; each record once. */
function pairsOf(stays: readonly Stay[], records: readonly Stay[]): Map<number, Stay> {
  const candidates = stays
    .flatMap((stay, index) =>
      records
        .filter(record => isSameEmployer(stay.employer, record.employer))
        .map(record => ({
          index,
          record,
          distance: differsBy(stay.from, record.from) + endDistance(stay.to, record.to),
        })),
    )
    .toSorted((a, b) => a.distance - b.distance)
  const pairs = new Map<number, Stay>()
  const taken = new Set<Stay>()
  for (const { index, record } of candidates) {
    if (pairs.has(index) || taken.has(record)) continue
    pairs.set(index, record)
    taken.add(record)
  }
  return pairs
}

const FAR = 1200
const endDistance = (one: Month | null, other: Month | null) =>
  one === null || other === null ? (one === other ? 0 : FAR) : differsBy(one, other)
