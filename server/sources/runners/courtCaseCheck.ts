import { z } from 'zod'
import { type ClassifiedCase, type CourtCase, courtCase, searchedCourt } from '../../../contracts/court/courtCase.ts'
import { type CaseClass, courtNotice } from '../../../contracts/court/words.ts'
import type { InputOf } from '../../../contracts/products/index.ts'
import { type CourtSubject, classifiedByCnr, classifyCase } from '../../engines/courts/classify.ts'
import { courtCodeOf, parseCnr } from '../../engines/courts/cnr.ts'
import { type SyntheticCourt, syntheticCase, syntheticCourts } from '../synthetic/courts.ts'
import { mismatchedName, personNamed } from '../synthetic/people.ts'
import { type Synthetic, syntheticFor } from '../synthetic/synthetic.ts'
import { defineRunner } from './define.ts'

type Input = InputOf<'court-case-check'>

/** No person has more; a name that finds more is too common to be of use without further details. */
const MAX_CASES = 200
const MAX_COURTS = 100

export const courtCaseCheck = defineRunner('court-case-check', {
  record: z.object({
    cases: z.array(courtCase).max(MAX_CASES),
    searched: z.array(searchedCourt).max(MAX_COURTS),
  }),
  sandbox(input, synthetic) {
    const { cnr } = input
    const courts = courtsOf(input)
    const searched = courts.map(({ name, state, fromYear }) => ({ court: name, state, fromYear, copiedOn: null }))
    return { cases: cnr ? [caseByCnr(cnr, synthetic)] : casesByName(input, synthetic, courts), searched }
  },
  /** An employer mostly checks people from nearby. */
  sample(random) {
    const synthetic = syntheticFor(String(random()), '')
    const place = { state: 'Maharashtra', district: 'Pune' }
    const person = { name: personNamed(synthetic), subjectType: 'person', fatherName: personNamed(synthetic) } as const
    return { searchMode: 'immediate', ...person, ...place }
  },
  remote: {
    path: '/court-cases',
    body: {
      cnr: 'cnr',
      name: 'name',
      subjectType: 'party_type',
      fatherName: 'father_name',
      birthDate: 'date_of_birth',
      address: 'address',
      district: 'district',
      state: 'state',
      pin: 'pin_code',
    },
    record: { cases: 'data.cases', searched: 'data.courts' },
  },
  result(input, { cases, searched }) {
    const subject = subjectOf(input)
    const classified = cases.map(one => classifiedCaseOf(one, subject)).sort(byClass)
    const counted = countClasses(classified)
    const verdict = subject ? verdictOf(counted) : ('by_cnr' as const)
    return { verdict, ...counted, cases: classified, searched, notice: courtNotice.en }
  },
})

/** Who a check asks for; null if it asks for a CNR. */
const subjectOf = (input: Input): CourtSubject | null =>
  input.name
    ? {
        type: input.subjectType ?? 'person',
        name: input.name,
        fatherName: input.fatherName ?? null,
        birthDate: input.birthDate ?? null,
        state: input.state ?? null,
        district: input.district ?? null,
        pin: input.pin ?? null,
      }
    : null

function classifiedCaseOf(one: CourtCase, subject: CourtSubject | null): ClassifiedCase {
  const found = subject ? classifyCase(subject, one) : classifiedByCnr()
  return { ...one, ...found, parts: parseCnr(one.cnr) }
}

const order: Record<CaseClass, number> = { exact: 0, possible: 1, ruled_out: 2 }

/** Exact ones first, then by likeness, then the newest. */
export const byClass = (a: ClassifiedCase, b: ClassifiedCase) =>
  order[a.class] - order[b.class] || (b.score ?? 0) - (a.score ?? 0) || (b.filedOn ?? '').localeCompare(a.filedOn ?? '')

export function countClasses(cases: readonly Pick<ClassifiedCase, 'class'>[]) {
  const count = (name: CaseClass) => cases.filter(one => one.class === name).length
  return { exact: count('exact'), possible: count('possible'), ruledOut: count('ruled_out') }
}

/** What the cases of a person or an organisation mean together. */
export function verdictOf({ exact, possible }: { exact: number; possible: number }): 'exact' | 'possible' | 'none' {
  if (exact > 0) return 'exact'
  return possible > 0 ? 'possible' : 'none'
}

const courtsOf = ({ cnr, state }: Input): readonly SyntheticCourt[] => {
  const code = cnr && courtCodeOf(cnr)
  const some = syntheticCourts.filter(court => (code ? court.code === code : !state || court.state === state))
  return some.length > 0 ? some : syntheticCourts.slice(0, 1)
}

function caseByCnr(cnr: string, synthetic: Synthetic): CourtCase {
  const { serial, year, state } = parseCnr(cnr)
  const known = syntheticCourts.find(({ code }) => code === courtCodeOf(cnr))
  const court = known ?? {
    code: courtCodeOf(cnr),
    name: state ? `District and Sessions Court, ${state}` : 'High Court',
    state: state ?? '',
    district: '',
    fromYear: 2000,
  }
  const party = { name: personNamed(synthetic), type: 'person' } as const
  return syntheticCase(synthetic, { court, party, ...(serial && year !== null && { serial, year }) })
}

/** One that fits, one that may, one of a namesake; the simplest value (000) has none, and a contradiction (409) namesakes only. */
function casesByName(input: Input, synthetic: Synthetic, courts: readonly SyntheticCourt[]): CourtCase[] {
  if (synthetic.plain) return []
  const name = input.name ?? ''
  const type = input.subjectType ?? 'person'
  const court = () => courts[synthetic.between(0, courts.length - 1)] as SyntheticCourt
  const home = courts.find(({ district }) => district === input.district) ?? court()
  const own = type === 'person' ? { fatherName: input.fatherName ?? null } : {}
  const exact = syntheticCase(synthetic, { court: home, party: { name, type, ...own, pin: input.pin ?? null } })
  const possible = syntheticCase(synthetic, { court: court(), party: { name, type } })
  const namesake = syntheticCase(synthetic, {
    court: court(),
    party: { name, type, fatherName: mismatchedName(input.fatherName ?? name) },
  })
  if (synthetic.mismatch) return [namesake]
  return [exact, possible, namesake].slice(0, synthetic.between(1, 3))
}
