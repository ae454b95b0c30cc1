import type { RiskLevel } from '../../../contracts/products/amlScreen.ts'
import { higherRisk, type RiskRules } from '../../../contracts/riskRules.ts'
import type { ListKind } from '../../../contracts/watchLists.ts'
import type { ListEntity } from '../../engines/lists/entity.ts'
import type { SubjectComparison } from '../../engines/names/compareSubjects.ts'
import type { SearchedList } from './askedLists.ts'

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

/** How the entry's best name was compared. */
export const describeMatch = ({ score, features, names }: SubjectComparison, entity: ListEntity) => ({
  matchedName: entity.names[names.candidate]?.name ?? '',
  aliasQuality: names.quality,
  score: ofHundred(score),
  features: features.map(({ feature, points, detail = null }) => ({ feature, points: ofHundred(points), detail })),
})

/** The risk of a hit by an account's rules: why it is listed, its political tier and its countries. The score plays no part. */
export function rateRisk(
  rules: RiskRules,
  kind: ListKind,
  { tier, countries }: Pick<ListEntity, 'tier' | 'countries'>,
): RiskLevel {
  const listed = kind === 'pep' ? rules[`pep${tier ?? 1}`] : rules[kind]
  return higherRisk(listed, rateCountries(rules, countries))
}

export function rateCountries(rules: RiskRules, countries: readonly string[]): RiskLevel {
  if (countries.some(country => rules.highCountries.includes(country))) return 'high'
  return countries.some(country => rules.mediumCountries.includes(country)) ? 'medium' : 'low'
}
