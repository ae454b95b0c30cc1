import type { Choice } from '../platform/choice.ts'
import type { Text } from '../platform/text.ts'

/**
 * How screens show one field of a record: its label and the format of its value. A field that only a filter has, or that
 * a component computes, is declared in the same way.
 */
export interface Field {
  label: Text
  /** For a card's line, if the label is too long. */
  short?: Text
  /**
   * Defaults to `text`. `mono`: masked values, document numbers. `id`: mono, with a copy button on detail pages. `time` and `day`: ISO
   * strings. `money`: integer paise. `choice`: a label from `choices`, as a chip if the value has a tone.
   */
  kind?: 'text' | 'mono' | 'id' | 'time' | 'day' | 'money' | 'count' | 'choice'
  /** The values with their labels, in the order in which a filter offers them. */
  choices?: Record<string, Choice>
}

/** The texts of a resource's screens. */
export interface ResourceWords {
  /** The list's heading. */
  title: Text
  /** The placeholder of the search field. */
  search?: Text
  /** Shown if no record exists yet. */
  none: Text
  noneDetail?: Text
  /** The drawer's heading, and its messages if it cannot show the record. */
  one?: Text
  missing?: Text
  error?: Text
}
