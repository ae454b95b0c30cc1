import type { Locale, Text } from '../../../../contracts/platform/text.ts'
import type { Mark } from '../../../reports/blocks/pictures.ts'
import type { Section } from '../../../reports/blocks/section.ts'
import type { ShownIn } from '../../verifications/masking.ts'
import type { Verification } from '../../verifications/present.ts'

/** A picture of a check for its report: a file of the account, or a data URL of the result. */
export interface ReportPicture {
  of: { file: string } | { image: string }
  caption: string
  /** Drawn round what matters, in pixels of the upright picture. */
  marks?: readonly Mark[]
  /** Blackened in the picture itself, likewise. */
  hide?: readonly Mark[]
}

export interface ReportPictures {
  /** What a reader should know of all of them. */
  detail?: string
  pictures: ReportPicture[]
}

/** What sections are made from. */
export interface ReportParts {
  record: Verification
  /** Masked as the product declares it. */
  result: Record<string, unknown>
  /** As it is stored, for a product that decides row by row what is masked. */
  opened: Record<string, unknown>
  shownIn: ShownIn
  locale: Locale
}

/** A product's own report. Its `notice` is printed above everything else. */
export interface ProductReport {
  notice?: Text
  /** As declared if absent. */
  sections?: (parts: ReportParts) => Section[]
  /** The pictures that the check has read or made, by its input and result. */
  pictures?: (input: Record<string, unknown>, result: Record<string, unknown>, locale: Locale) => ReportPictures
}
