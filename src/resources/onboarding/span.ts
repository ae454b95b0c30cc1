import type { Translate } from '../../i18n/useTexts.ts'

const units = [
  { name: 'days', seconds: 86_400 },
  { name: 'hours', seconds: 3_600 },
  { name: 'minutes', seconds: 60 },
  { name: 'seconds', seconds: 1 },
] as const

/** A time in words, in the largest unit that it fills. */
export function spanOf(seconds: number, text: Translate<'onboardingScreen'>): string {
  const unit = units.find(one => seconds >= one.seconds) ?? units[3]
  return text(`funnel.${unit.name}`, { smart_count: Math.round(seconds / unit.seconds) })
}
