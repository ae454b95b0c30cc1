import type { NameFeature } from '../../../contracts/screening/names.ts'
import type { ListEntity } from '../../engines/lists/entity.ts'
import type { SubjectComparison } from '../../engines/names/compareSubjects.ts'
import { printedWords } from '../../engines/names/printedWords.ts'
import type { SearchedList } from './listsToSearch.ts'

interface StoredEntry {
  list_id: string
  source_id: string
  content_hash: string
}

/** What the list says about an entry. */
export function describeEntry(row: StoredEntry, entity: ListEntity, list: SearchedList) {
  return {
    entryKey: `${row.list_id}:${row.source_id}`,
    entryHash: row.content_hash,
    list: list.list,
    listVersion: list.version,
    listDate: list.date,
    entryId: entity.sourceId,
    entryKind: entity.kind,
    name: entity.names[0]?.name ?? '',
    programmes: entity.programmes,
    births: entity.births,
    countries: entity.countries,
    positions: entity.positions,
    tier: entity.tier,
    aliases: entity.names.slice(1).map(({ name }) => name),
    identifiers: entity.identifiers.map(({ type, value }) => `${type}: ${value}`),
    links: entity.links,
    remarks: entity.remarks,
  }
}

/** Points of 100, with one decimal. */
const ofHundred = (points: number) => Math.round(points * 1000) / 10

/** How the entry's best name was compared with the one asked for. */
export function describeMatch(comparison: SubjectComparison, entity: ListEntity, searchedName: string) {
  const { score, features, names, contradictions, scoreBefore } = comparison
  const matchedName = entity.names[names.candidate]?.name ?? ''
  return {
    matchedName,
    aliasQuality: names.quality,
    score: ofHundred(score),
    contradictions,
    scoreBefore: contradictions.length > 0 ? ofHundred(scoreBefore) : null,
    features: features.map(({ feature, points, detail }) => ({
      feature,
      points: ofHundred(points),
      detail:
        detail === undefined ? null : ofNames(feature) ? printedWords(detail, [searchedName, matchedName]) : detail,
    })),
  }
}

/** The other features say whether both sides agree. */
const ofNames = (feature: NameFeature) => !['identifier', 'birthDate', 'country', 'gender'].includes(feature)
