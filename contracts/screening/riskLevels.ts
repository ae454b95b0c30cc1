import { choice } from '../platform/choice.ts'

/** What a hit, or the whole screening, is rated as. */
export const riskLevels = ['low', 'medium', 'high'] as const

export type RiskLevel = (typeof riskLevels)[number]

export const riskChoices = {
  low: choice('Low', 'कम', 'success'),
  medium: choice('Medium', 'मध्यम', 'warning'),
  high: choice('High', 'ज़्यादा', 'danger'),
}
