/** Words separated by spaces, from which people are put together. */
interface People {
  given: string
  family: string
  middle: string
}

/** What a set of pairs is generated from, and pairs written by hand, `one|other` a line. */
export interface NameSet {
  seed: number
  people: Record<'indian' | 'arabic' | 'slavic' | 'chinese' | 'western', People>
  companies: { rare: string; business: string }
  same: string
  other: string
}

export interface Pair {
  one: string
  other: string
  isSame: boolean
  /** What was done to the name, or who the other is. */
  rule: string
  kind: 'person' | 'organisation' | 'unknown'
}
