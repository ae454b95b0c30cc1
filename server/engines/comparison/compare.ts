import {
  type ComparedFact,
  type ComparedRow,
  type Contradiction,
  comparedFactNames,
  type Headline,
} from '../../../contracts/cases/trubgv/compared.ts'
import { compareValues } from './compareValues.ts'
import { employmentContradictions } from './employments.ts'
import type { Source } from './source.ts'
import { statementsIn } from './statements.ts'

export type Claims = Partial<Record<ComparedFact, string>>

export interface Comparison {
  headline: Headline
  rows: ComparedRow[]
  contradictions: Contradiction[]
}

interface Value {
  /** Null: claimed. */
  source: string | null
  value: string
  at: string | null
}

/** What differs in these is surely somebody else, or not true; people have several of the others. */
const grave: readonly ComparedFact[] = ['name', 'birthDate', 'incorporatedOn', 'gender', 'pan', 'panStatus', 'uan']

/** What a person can have several of: only what was claimed is compared with them, and addresses with each other. */
const several: readonly ComparedFact[] = ['phone', 'email']

/**
 * Compares what was claimed with what the sources have found, and the sources with each other. Pure; the order of the sources changes nothing but
 * the order of what is said. A value that is missing agrees with nothing, and a source that did not answer keeps the headline from being clear.
 */
export function compare(claims: Claims, sources: readonly Source[]): Comparison {
  const read = sources.map(source => ({
    source,
    ...(source.result ? statementsIn(source.product, source.result) : { stated: [], missing: [] }),
  }))
  const rows = comparedFactNames.flatMap((fact): ComparedRow[] => {
    const claimed = claims[fact] ?? null
    const found = read.flatMap(({ source, stated }) =>
      stated
        .filter(one => one.fact === fact)
        .map(({ value }) => ({
          source: source.id,
          value,
          match: claimed === null ? ('unclaimed' as const) : compareValues(fact, claimed, value),
        })),
    )
    const missing = read.filter(one => one.missing.includes(fact)).map(({ source }) => source.id)
    return claimed === null && found.length === 0 && missing.length === 0 ? [] : [{ fact, claimed, found, missing }]
  })
  const contradictions = [
    ...rows.flatMap(row => [...contradictionIn(row, sources), ...leftIn(row, sources)]),
    ...sources.flatMap(employmentContradictions),
  ].toSorted((one, other) => Number(one.tone === 'warning') - Number(other.tone === 'warning'))
  return { headline: headlineOf(sources, contradictions), rows, contradictions }
}

function contradictionIn({ fact, claimed, found }: ComparedRow, sources: readonly Source[]): Contradiction[] {
  const atOf = new Map(sources.map(({ id, at }) => [id, at]))
  const values: Value[] = [
    ...(claimed === null ? [] : [{ source: null, value: claimed, at: null }]),
    ...found.map(({ source, value }) => ({ source, value, at: atOf.get(source) ?? null })),
  ]
  const pairs = pairsIn(fact, values)
  const different = pairs.filter(([one, other]) => compareValues(fact, one.value, other.value) === 'different')
  const unclear = pairs.filter(([one, other]) => compareValues(fact, one.value, other.value) === 'unclear')
  if (different.length + unclear.length === 0) return []
  const tone = different.length > 0 && grave.includes(fact) ? 'danger' : 'warning'
  return [{ kind: kindOf(fact, different, sources), tone, values: values.map(one => ({ ...one, days: null })) }]
}

/**
 * A record of employments that names no present employer does not leave it open: it says that the person has left. Named if nothing that was found differs
 * from the claim already.
 */
function leftIn(row: ComparedRow, sources: readonly Source[]): Contradiction[] {
  const { fact, claimed, missing } = row
  const silent = sources.filter(({ id, product }) => product === 'uan-check' && missing.includes(id))
  if (fact !== 'employer' || claimed === null || silent.length === 0) return []
  if (contradictionIn(row, sources).length > 0) return []
  const none = silent.map(({ id, at }) => ({ source: id, value: '–', at, days: null }))
  return [{ kind: fact, tone: 'warning', values: [{ source: null, value: claimed, at: null, days: null }, ...none] }]
}

/** The pairs that have to agree. A source's own values need not: it says that there are several. */
function pairsIn(fact: ComparedFact, values: readonly Value[]): [Value, Value][] {
  if (several.includes(fact)) return claimedPairs(fact, values)
  return values.flatMap((one, at) =>
    values.slice(at + 1).flatMap((other): [Value, Value][] => (one.source === other.source ? [] : [[one, other]])),
  )
}

/** What was claimed agrees with a source that has it among others. */
function claimedPairs(fact: ComparedFact, values: readonly Value[]): [Value, Value][] {
  const [claimed, ...found] = values
  if (claimed?.source !== null) return []
  const isKnownTo = (source: string | null) =>
    found.some(one => one.source === source && compareValues(fact, claimed.value, one.value) === 'same')
  return found.filter(({ source }) => !isKnownTo(source)).map(one => [claimed, one])
}

/** A PAN in another name than the one that was claimed, or that all others have, is worth a name of its own. */
function kindOf(fact: ComparedFact, different: readonly [Value, Value][], sources: readonly Source[]) {
  const ofPan = sources
    .filter(({ product }) => product === 'pan-check' || product === 'pan-profile')
    .map(({ id }) => id)
  const isOfPan = ({ source }: Value) => source !== null && ofPan.includes(source)
  const isPanName = fact === 'name' && different.length > 0 && different.every(pair => pair.some(isOfPan))
  return isPanName ? 'panName' : fact
}

const isOpen = ({ state }: Source) => state === 'waiting' || state === 'running'

/** The worst of its parts. What did not answer is neither good nor bad: without a discrepancy it leaves the verification incomplete. */
function headlineOf(sources: readonly Source[], contradictions: readonly Contradiction[]): Headline {
  if (sources.some(isOpen)) return 'running'
  const isBad = ({ state, tone }: Source) => state === 'notFound' || (state === 'answered' && tone === 'danger')
  if (sources.some(isBad) || contradictions.some(({ tone }) => tone === 'danger')) return 'discrepancy'
  if (sources.every(({ state }) => state !== 'answered') || sources.some(({ state }) => state === 'noAnswer'))
    return 'incomplete'
  const isDoubtful = ({ state, tone }: Source) => state === 'answered' && tone !== 'success'
  return sources.some(isDoubtful) || contradictions.length > 0 ? 'review' : 'clear'
}
