import type { Text } from '../text.ts'

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral'

export interface Choice {
  label: Text
  tone?: Tone
}

/** One value of a `choice` field, with its words and, only where it is good or bad, its tone. */
export const choice = (en: string, hi: string, tone?: Tone): Choice => ({ label: { en, hi }, ...(tone && { tone }) })

/**
 * What a screen says and does about one field of a record: its words, and how its value is written. A field that only a filter has, or that
 * a component computes, is declared in the same way.
 */
export interface Field {
  label: Text
  /** In a card's line, where the label would be too long. */
  short?: Text
  /**
   * `text` unless it says otherwise. `mono`: masked values, numbers of documents. `id`: mono, with a copy button in a detail. `time` and `day`: ISO
   * strings. `money`: integer paise. `choice`: a word from `choices`, as a chip where the value has a tone.
   */
  kind?: 'text' | 'mono' | 'id' | 'time' | 'day' | 'money' | 'count' | 'choice'
  /** The words of each value, in the order in which a filter offers them. */
  choices?: Record<string, Choice>
}

/** What a screen says about the records of a resource. */
export interface ResourceWords {
  /** The list's heading. */
  title: Text
  /** What the search field takes. */
  search?: Text
  /** Where no record exists yet. */
  none: Text
  noneDetail?: Text
  /** One record, as the drawer's heading; with what the drawer says where it cannot show it. */
  one?: Text
  missing?: Text
  error?: Text
}
