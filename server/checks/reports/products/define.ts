import type { Locale, Text } from '../../../../contracts/text.ts'
import type { Section } from '../../../reports/blocks/section.ts'
import type { Verification } from '../../verifications/present.ts'

/** A product's own report. Its `notice` is printed above everything else. */
export interface ProductReport {
  notice?: Text
  sections: (record: Verification, result: Record<string, unknown>, locale: Locale) => Section[]
}
