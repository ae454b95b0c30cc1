import { type AmlHit, DEFAULT_THRESHOLD, MAX_HITS } from '../../../contracts/products/amlScreen.ts'
import type { InputOf, ResultOf } from '../../../contracts/products/index.ts'
import type { ListEntity } from '../../engines/lists/entity.ts'
import {
  byRelevance,
  compareSubjects,
  type NameSubject,
  type SubjectComparison,
} from '../../engines/names/compareSubjects.ts'
import type { Context } from '../../platform/context.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { onSamples } from '../decisions/onSamples.ts'
import { rememberedDecisions } from '../decisions/remembered.ts'
import { conclude, countriesOf, rateRisk } from '../decisions/risk.ts'
import { readSettings } from '../decisions/settings.ts'
import { subjectIndex } from '../decisions/subjectIndex.ts'
import { openEntity } from '../lists/entryRows.ts'
import { findCandidates } from '../search/findCandidates.ts'
import { describeEntry, describeMatch } from './describeHit.ts'
import { listsToSearch, type SearchedList } from './listsToSearch.ts'

type Input = InputOf<'aml-screen'>
type Result = ResultOf<'aml-screen'>

interface Compared {
  row: { list_id: string; source_id: string; content_hash: string }
  entity: ListEntity
  comparison: SubjectComparison
}

/**
 * Searches the current versions of the lists for a subject and explains every hit. What the account decided about the same subject and
 * the same entry is remembered. `userId` null: only the lists that everybody has, without decisions. Throws `SourceUnavailable` if
 * there is no list to search: that is no answer, and free.
 */
export async function screenSubject(
  ctx: Pick<Context, 'db' | 'vault'>,
  userId: string | null,
  input: Input,
): Promise<Result> {
  const { db, vault } = ctx
  const threshold = thresholdOf(input)
  const lists = await listsToSearch(db, userId, input.lists ?? 'all')
  if (lists.length === 0) throw new SourceUnavailable('watch lists', 'no list has been imported')
  const found = await compareCandidates(ctx, userId, input, lists)
  const named = found
    .filter(({ comparison }) => reaches(comparison.scoreBefore, threshold))
    .sort((one, other) => byRelevance(one.comparison, other.comparison))
  const [best, outside] = split(named, ({ comparison }) => isHit(comparison, threshold))
  const { rules } = await readSettings(db, userId)
  const remembered = await rememberedDecisions(db, userId, subjectIndex(vault, input))
  const byId = new Map(lists.map(list => [list.id, list]))
  const describe = ({ row, entity, comparison }: Compared) => {
    const list = byId.get(row.list_id) as SearchedList
    const kind = list.kind === 'own' ? list.kind : (entity.listedFor ?? list.kind)
    const decided = remembered(row)
    return {
      ...describeEntry(row, entity, list),
      ...describeMatch(comparison, entity, input.name),
      listKind: kind,
      risk: rateRisk(rules, kind, entity),
      ...decided,
    } satisfies AmlHit
  }
  const hits = best.slice(0, MAX_HITS).map(describe)
  const ruledOut = outside.slice(0, MAX_HITS).map(describe)
  return {
    ...onSamples(lists, conclude(rules, input, { hits, ruledOut })),
    score: hits[0]?.score ?? null,
    hitCount: best.length,
    ruledOutCount: outside.length,
    threshold,
    hits,
    ruledOut,
    lists: lists.map(({ id: _id, isOwn: _isOwn, ...list }) => list),
  }
}

const thresholdOf = ({ threshold }: Input) => Number(threshold ?? DEFAULT_THRESHOLD)

const reaches = (score: number, threshold: number) => Math.round(score * 1000) >= threshold * 10

/** Whoever has exactly the listed name is for a person to decide, whatever birth date was stated: lists and papers are wrong about it. */
const isHit = ({ score, contradictions, isExactName }: SubjectComparison, threshold: number) =>
  reaches(score, threshold) || (contradictions.length > 0 && isExactName)

const split = <Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(isFirst),
  items.filter(item => !isFirst(item)),
]

async function compareCandidates(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  userId: string | null,
  input: Input,
  lists: SearchedList[],
): Promise<Compared[]> {
  const isPerson = input.kind === 'person'
  const ids = await findCandidates(
    { db, vault },
    { name: input.name, isPerson, lists, userId, threshold: thresholdOf(input) },
  )
  if (ids.length === 0) return []
  const rows = await db.selectFrom('screening_entities').selectAll().where('id', 'in', ids).execute()
  const subject: NameSubject = {
    kind: input.kind,
    names: [{ name: input.name }],
    births: input.birth ? [input.birth] : [],
    countries: countriesOf(input),
    gender: input.gender ?? undefined,
    identifiers: input.identifiers?.split(/[,;]/) ?? [],
  }
  return rows.map(row => {
    const entity = openEntity(vault, row)
    return { row, entity, comparison: compareSubjects(subject, subjectOf(entity)) }
  })
}

const subjectOf = (entity: ListEntity): NameSubject => ({
  kind: entity.kind === 'person' || entity.kind === 'organisation' ? entity.kind : 'unknown',
  names: entity.names,
  births: entity.births,
  countries: entity.countries,
  gender: entity.genders.length === 1 ? entity.genders[0] : undefined,
  identifiers: entity.identifiers.map(({ value }) => value),
})
