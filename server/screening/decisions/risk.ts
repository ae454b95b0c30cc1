import { countryCode } from '../../../contracts/platform/countryCodes.ts'
import type { AmlHit } from '../../../contracts/products/amlScreen.ts'
import type { InputOf, ResultOf } from '../../../contracts/products/index.ts'
import { namedEntries } from '../../../contracts/screening/namedEntries.ts'
import type { RiskLevel } from '../../../contracts/screening/riskLevels.ts'
import { higherRisk, type RiskRules } from '../../../contracts/screening/riskRules.ts'
import type { ListKind } from '../../../contracts/screening/watchLists.ts'
import type { ListEntity } from '../../engines/lists/entity.ts'

type Input = InputOf<'aml-screen'>

/**
 * What the hits mean together, as far as they are decided. False positives do not count for the risk; of the entries that are ruled out only
 * those count that were decided to be true matches.
 */
export function conclude(rules: RiskRules, input: Input, found: { hits: AmlHit[]; ruledOut?: AmlHit[] | undefined }) {
  const relevant = [
    ...found.hits.filter(hit => hit.decision !== 'false_positive'),
    ...(found.ruledOut ?? []).filter(hit => hit.decision === 'true_match'),
  ]
  const ofSubject = rateCountries(rules, countriesOf(input))
  return {
    outcome: outcomeOf(found),
    risk: relevant.reduce((risk, hit) => higherRisk(risk, hit.risk), ofSubject),
  }
}

function outcomeOf(found: Parameters<typeof conclude>[2]): ResultOf<'aml-screen'>['outcome'] {
  if (namedEntries(found).some(hit => hit.decision === 'true_match')) return 'match'
  return found.hits.some(hit => hit.decision === 'open') ? 'possible_match' : 'clear'
}

export const countriesOf = ({ country }: Input) => (country ? [countryCode(country) ?? country] : [])

/** The risk of a hit by an account's rules: why it is listed, its political tier and its countries. The score plays no part. */
export function rateRisk(
  rules: RiskRules,
  kind: ListKind,
  { tier, countries }: Pick<ListEntity, 'tier' | 'countries'>,
): RiskLevel {
  const listed = kind === 'pep' ? rules[`pep${tier ?? 1}`] : rules[kind]
  return higherRisk(listed, rateCountries(rules, countries))
}

function rateCountries(rules: RiskRules, countries: readonly string[]): RiskLevel {
  if (countries.some(country => rules.highCountries.includes(country))) return 'high'
  return countries.some(country => rules.mediumCountries.includes(country)) ? 'medium' : 'low'
}
