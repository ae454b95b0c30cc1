export interface Fact {
  label: string
  value: string
}

/** A part of a report: a heading, and below it what there is of the rest. */
export interface Section {
  title: string
  /** What the section means. */
  detail?: string
  /** 2 and 3: a part of the section above it; 1 if absent. */
  level?: 1 | 2 | 3
  /** Sentences, each with a word on what it is. */
  points?: { mark: string; text: string }[]
  facts?: Fact[]
  table?: { headings: string[]; rows: string[][] }
}
