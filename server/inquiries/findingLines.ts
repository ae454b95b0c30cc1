import { certaintyChoices, factLabels, findingKinds } from '../../contracts/inquiries/graph.ts'
import { verdictChoices } from '../../contracts/inquiries/review.ts'
import { sections } from '../../contracts/inquiries/sections.ts'
import type { ShownFinding, ShownInquiryDetail } from '../../contracts/inquiries/shown.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { translate } from '../platform/translate.ts'

/** A finding in a line, with how sure it is. */
export const findingTitle = ({ kind, sure }: Pick<ShownFinding, 'kind' | 'sure'>, locale: Locale): string =>
  `${findingKinds[kind][locale]} (${certaintyChoices[sure].label[locale]})`

/** With what it rests on; what a person disputes in their words. */
export function findingText(finding: ShownFinding, locale: Locale): string {
  const { evidence, dispute } = finding
  const stated = evidence.flatMap(({ fact, value, words }) =>
    fact === null || value === null ? [] : [`${factLabels[fact][locale]}: ${words?.[locale] ?? value}`],
  )
  const said = dispute ? [dispute.name, sections[dispute.section].label[locale], dispute.comment, dispute.correct] : []
  const all = [...said.filter(one => one !== null), ...stated]
  return all.length === 0 ? findingTitle(finding, locale) : `${findingTitle(finding, locale)}: ${all.join('; ')}`
}

/** What the people asked have said, a line for each section. A confirmation is said by the person, and proves nothing. */
export const saidLines = ({ reviews }: Pick<ShownInquiryDetail, 'reviews'>, locale: Locale) =>
  reviews.flatMap(({ name, endedAt, answers }) =>
    answers.map(({ section, verdict, comment, correct, changed }) => {
      const words = [comment, correct, changed ? translate(locale, 'inquiries.changedAfter') : null]
      const title = `${sections[section].label[locale]}: ${verdictChoices[verdict].label[locale]}`
      return { name, at: endedAt ?? '', text: [title, ...words.filter(one => one !== null)].join('; ') }
    }),
  )
