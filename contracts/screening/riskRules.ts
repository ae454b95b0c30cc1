import { z } from 'zod'
import { type RiskLevel, riskLevels } from './riskLevels.ts'

const level = z.enum(riskLevels)

const countries = z.array(z.string().regex(/^[A-Z]{2}$/, 'Enter two-letter country codes, such as IR.')).max(100)

/** How an account rates a hit. The highest level of all that apply counts; a score says how alike two names are, not how much it matters. */
export const riskRules = z.object({
  sanctions: level,
  /** By tier; an unknown tier counts as the first. */
  pep1: level,
  pep2: level,
  pep3: level,
  adverse_media: level,
  own: level,
  /** ISO codes of countries that raise a subject or an entry to this level. */
  highCountries: countries,
  mediumCountries: countries,
})

export type RiskRules = z.output<typeof riskRules>

/** The month in which `usualRiskRules` were written. */
export const usualRulesSince = '2025-06'

/**
 * Our starting point, which every account can edit. The countries were chosen with the public statements of the Financial Action Task
 * Force in mind; they are neither an official list nor complete, and nothing keeps them up to date.
 */
export const usualRiskRules: RiskRules = {
  sanctions: 'high',
  pep1: 'high',
  pep2: 'medium',
  pep3: 'low',
  adverse_media: 'medium',
  own: 'high',
  highCountries: ['IR', 'KP', 'MM'],
  mediumCountries: ['DZ', 'AO', 'BG', 'CD', 'HT', 'KE', 'LA', 'LB', 'NP', 'SS', 'SY', 'VE', 'VN', 'YE'],
}

export const higherRisk = (one: RiskLevel, other: RiskLevel): RiskLevel =>
  riskLevels.indexOf(one) >= riskLevels.indexOf(other) ? one : other
