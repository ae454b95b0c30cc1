import type { Chart } from './chart.ts'
import type { Picture } from './pictures.ts'

export interface Fact {
  label: string
  value: string
}

export interface Event {
  /** When, in words. */
  when: string
  title: string
  detail?: string
}

/** A part of a report: a heading, and below it what there is of the rest, of which at most one is facts, a table, a chart, events or pictures. */
export interface Section {
  title: string
  /** What the section means. */
  detail?: string
  /** 2 to 4: a part of the section above it; 1 if absent. */
  level?: 1 | 2 | 3 | 4
  /** What a reader must not miss. */
  notice?: string
  /** Sentences, each with a word on what it is. */
  points?: { mark: string; text: string }[]
  facts?: Fact[]
  /** Facts side by side, for reports with many short ones. */
  inPairs?: boolean
  table?: { headings: string[]; rows: string[][] }
  chart?: Chart
  /** What happened, in order. */
  events?: Event[]
  pictures?: Picture[]
}
