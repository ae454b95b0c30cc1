import type { Text } from './text.ts'

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral'

export interface Choice {
  label: Text
  tone?: Tone
}

/** One value of a `choice` field with its label, and a tone only if the value is good or bad. */
export const choice = (en: string, hi: string, tone?: Tone): Choice => ({ label: { en, hi }, ...(tone && { tone }) })
