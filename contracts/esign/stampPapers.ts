import { stateNames } from '../identifiers/states.ts'
import { type Choice, choice } from '../platform/choice.ts'

/* E-stamp certificates of an account: each is bound into one document, as its first page. */

/** `reserved`: by an envelope that is out. `used`: in one that was completed, or that ended after somebody had signed. `withdrawn`: damaged or given back. */
export const stampPaperStatuses = ['free', 'reserved', 'used', 'withdrawn'] as const
export type StampPaperStatus = (typeof stampPaperStatuses)[number]

export const stampPaperStatusChoices: Record<StampPaperStatus, Choice> = {
  free: choice('Free', 'खाली', 'success'),
  reserved: choice('Reserved', 'रिज़र्व', 'info'),
  used: choice('Used', 'इस्तेमाल हुआ'),
  withdrawn: choice('Withdrawn', 'हटाया', 'danger'),
}

/** The states and union territories, by their English names. */
export const stampStates = stateNames.map(({ en }) => en) as [string, ...string[]]

/** The page of a sent draft that is its stamp paper. No other page has this key. */
export const STAMP_PAGE = 'stamp-paper'

/** Points that are added below a certificate for the line that says to which document it belongs. */
export const STAMP_STRIP = 28

export const stampLimits = {
  /** Integer paise. */
  value: { least: 100, most: 100_000_000_00 },
  numberCharacters: 40,
  partyCharacters: 120,
  /** From so few free ones on, the list says that they run out. */
  low: 3,
} as const

/** Such as `IN-KA12345678901234X`: upper case, without spaces. */
export const normalisedStampNumber = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase()
