import { screenSubject } from '../../server/screening/screen/screenSubject.ts'
import { ofOnePerson } from './names/perturb.ts'
import { pick, randomFrom } from './names/random.ts'
import { type ImportedList, type ImportFigures, type Kind, withImportedList } from './screening/importedList.ts'
import { peopleFrom } from './screening/listFile.ts'

const MANY = 100_000
const MAX = 1_000_000
const ASKED = 1500

interface ListFigures extends ImportFigures {
  p50Ms: number
  p99Ms: number
}

interface ScreeningFigures {
  postgres: ListFigures
  embedded: ListFigures
  million: ListFigures
  /** A million entries against a hundred thousand, both on PostgreSQL. */
  growth: Record<'p50' | 'p99' | 'rowsPerSecond', number>
}

/** How quickly a list is imported, in how much memory, and how quickly a subject is screened against it; docs/benchmarks.md. */
export async function benchScreening(many = MANY, most = MAX): Promise<ScreeningFigures> {
  const embedded = await figures('embedded', many)
  const postgres = await figures('postgres', many)
  const million = await figures('postgres', most)
  const growth = {
    p50: million.p50Ms / postgres.p50Ms,
    p99: million.p99Ms / postgres.p99Ms,
    rowsPerSecond: million.rowsPerSecond / postgres.rowsPerSecond,
  }
  return { postgres, embedded, million, growth }
}

const figures = (kind: Kind, count: number): Promise<ListFigures> =>
  withImportedList(kind, peopleFrom(5, count), async list => ({ ...list.imported, ...(await latencies(list)) }))

/** One after the other, without a birth date, which would leave fewer hits to describe. Half are on the list, under changed names. */
async function latencies({ ctx, people }: ImportedList) {
  const random = randomFrom(23)
  const strangers = peopleFrom(77, ASKED)
  const times: number[] = []
  for (const [at, stranger] of strangers.entries()) {
    const person = at % 2 === 0 ? pick(random, people) : stranger
    const [, change] = pick(random, Object.entries(ofOnePerson))
    const name = change(person, random)
    const started = performance.now()
    await screenSubject(ctx, null, { kind: 'person', name })
    times.push(performance.now() - started)
  }
  const sorted = times.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { p50Ms: at(0.5), p99Ms: at(0.99) }
}
