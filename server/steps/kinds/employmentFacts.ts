import type { z } from 'zod'
import type { FactValue } from '../../../contracts/cases/condition.ts'
import type { employmentStep, StatedEmployer } from '../../../contracts/cases/steps/employment.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { compareEmployments } from '../../engines/employments/compare.ts'
import { monthNumber, monthOf } from '../../engines/employments/months.ts'
import { timelineOf } from '../../engines/employments/timeline.ts'
import { sameName } from './sameName.ts'

export type EmploymentAnswer = z.output<typeof employmentStep.answer>

export type EmploymentRecord =
  | { state: 'notAsked' | 'notFound' | 'noAnswer' }
  | { state: 'found'; result: ResultOf<'uan-check'> }

interface Around {
  settings: z.output<typeof employmentStep.settings>
  /** Of the person; null if it is not known. */
  name: string | null
  /** An ISO date. */
  today: string
}

/** The first month that is asked for. */
export const sinceMonth = (years: number, today: string): string => monthOf(monthNumber(today.slice(0, 7)) - 12 * years)

/** The outcome and the facts of a step: what was stated, its gaps and overlaps, and how it stands to the record. */
export function employmentFacts(answer: EmploymentAnswer, record: EmploymentRecord, { settings, name, today }: Around) {
  const { employers, uan } = answer
  const sorted = employers.toSorted(latestFirst)
  const compared = comparedWith(sorted, record, { settings, name, today })
  const { gaps, overlaps } = timelineOf(sorted, { today: today.slice(0, 7), gapDays: settings.gapDays })
  const named = (state: string) =>
    listed(compared?.stated.filter(one => one.state === state).map(one => one.employer) ?? [])
  const differing = compared?.stated.filter(one => one.state === 'datesDiffer').length ?? 0
  const [latest] = sorted
  const facts: Record<string, FactValue> = {
    employerCount: employers.length,
    matchedCount: compared?.stated.filter(one => one.state === 'matched').length ?? 0,
    record: record.state,
    samePerson: compared?.isSamePerson ?? null,
    contradictions: differing + (compared?.notStated.length ?? 0) + (compared?.isSamePerson === false ? 1 : 0),
    datesDiffer: named('datesDiffer'),
    notStated: listed(compared?.notStated ?? []),
    notFound: named('notFound'),
    resembles: listed(
      compared?.stated.flatMap(({ employer, state, onRecord }) =>
        state === 'resembles' ? `${employer} (${onRecord})` : [],
      ) ?? [],
    ),
    gapDays: Math.max(0, ...gaps.map(({ days }) => days)),
    gaps: listed(gaps.map(({ from, to }) => (from === to ? from : `${from} – ${to}`))),
    overlaps: overlaps.length,
    overlapping: listed(overlaps.map(({ employers: both }) => both.join(' + '))),
    latestEmployer: latest?.employer ?? null,
    latestDesignation: latest?.designation ?? null,
    latestFrom: latest?.from ?? null,
    latestTo: latest?.to ?? null,
    hrName: latest?.hrName || null,
    hrEmail: latest?.hrEmail || null,
    uan: uan || null,
    documents: employers.reduce((sum, { files }) => sum + (files?.length ?? 0), 0),
  }
  return { outcome: compared?.outcome ?? 'unverified', facts }
}

/** The one that lasts, then the one that ended last. */
const latestFirst = (one: StatedEmployer, other: StatedEmployer) =>
  (other.to ?? '9999').localeCompare(one.to ?? '9999') || other.from.localeCompare(one.from)

const listed = (names: readonly string[]): string | null => (names.length === 0 ? null : names.join('; '))

function comparedWith(stated: readonly StatedEmployer[], record: EmploymentRecord, { settings, name, today }: Around) {
  if (record.state !== 'found') return null
  const { result } = record
  const isSamePerson = areSame[sameName(name, [result.name])]
  const since = sinceMonth(settings.years, today)
  const { toleranceMonths } = settings
  return { isSamePerson, ...compareEmployments(stated, result.employments, { toleranceMonths, since, isSamePerson }) }
}

/** Null where a name only resembles the other one, or is none: then the record is neither surely the person’s nor surely another one’s. */
const areSame = { yes: true, likely: null, unknown: null, no: false } as const
