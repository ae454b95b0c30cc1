import type { reports } from '../../../contracts/messages/en/reports.ts'
import type { Values } from '../../../contracts/messages/translate.ts'
import { formatPaise } from '../../../contracts/money.ts'
import { type InputField, type ProductId, productOf } from '../../../contracts/products/index.ts'
import { verificationFields } from '../../../contracts/resources/verification.ts'
import { shownInput } from '../../../contracts/shownInput.ts'
import type { Locale } from '../../../contracts/text.ts'
import { translate } from '../../platform/translate.ts'
import type { Vault } from '../../platform/vault.ts'
import type { Fact, Section } from '../../reports/blocks/section.ts'
import { timeText } from '../../reports/timeText.ts'
import { presentVerification } from '../verifications/present.ts'
import { resultText } from '../verifications/resultText.ts'
import type { VerificationRow } from '../verifications/values.ts'
import { productReports } from './products/index.ts'
import { declaredSections } from './resultSections.ts'

/** A check as a document: the same masked content for the PDF and for the page of a shared link. */
export interface CheckReport {
  locale: Locale
  title: string
  /** Masked. */
  subject: string
  status: string
  /** What a reader must know before the result. */
  notice?: string
  facts: Fact[]
  sections: Section[]
  /** What the document is not. */
  disclaimer: string
  createdAt: string
}

export const reportText = (locale: Locale) => (key: keyof typeof reports, values?: Values) =>
  translate(locale, `reports.${key}`, values)

/** `withCharge`: for the account's own eyes, with the price; its pictures stand in a section of their own. */
export function checkReport(
  vault: Vault,
  row: VerificationRow & { product: ProductId },
  locale: Locale,
  { withCharge }: { withCharge: boolean },
): CheckReport {
  const { label, inputFields, sourceLabel } = productOf(row.product)
  const record = presentVerification(vault, row.product, row)
  const text = reportText(locale)
  const time = timeText(locale)
  const named = (name: 'id' | 'reference' | 'createdAt' | 'finishedAt' | 'mode' | 'charge.paise', value: string) => ({
    label: verificationFields[name].label[locale],
    value,
  })
  const input = inputFields.map(field => inputFact(field, record.input[field.source] ?? null, locale))
  const { result } = record
  const own = productReports[row.product]
  return {
    locale,
    title: label[locale],
    ...(own?.notice && { notice: own.notice[locale] }),
    subject: record.subject,
    status: verificationFields.status.choices[record.status].label[locale],
    facts: [
      named('id', record.id),
      ...(record.reference && withCharge ? [named('reference', record.reference)] : []),
      named('createdAt', time(record.createdAt)),
      ...(record.finishedAt ? [named('finishedAt', time(record.finishedAt))] : []),
      ...(record.fetchedAt ? [{ label: text('source'), value: sourceLabel[locale] }] : []),
      ...(record.mode === 'test' ? [named('mode', verificationFields.mode.choices.test.label[locale])] : []),
      ...(withCharge ? [named('charge.paise', formatPaise(record.charge.paise))] : []),
    ],
    sections: [
      ...(result
        ? (own?.sections?.(record, result, locale) ??
          declaredSections(row.product, result, locale, {
            leaveOut: withCharge ? picturesIn(row.product, result) : [],
          }))
        : [{ title: text('result'), facts: [{ label: text('answer'), value: text(answerOf(record.status)) }] }]),
      { title: text('input'), facts: input },
    ],
    disclaimer: text('disclaimer'),
    createdAt: record.createdAt,
  }
}

/** The fields of a result that are drawn in a section of their own. */
const picturesIn = (product: ProductId, result: Record<string, unknown>): string[] =>
  productOf(product).resultFields.flatMap(({ kind, source }) => (kind === 'picture' && result[source] ? [source] : []))

/** A masked value is not a date or a choice any more. */
const inputFact = (field: InputField, value: string | null, locale: Locale): Fact => ({
  label: field.label[locale],
  value: field.mask ? (value ?? '-') : resultText(shownInput(field), value, locale),
})

const answerOf = (status: string) =>
  status === 'not_found' ? 'notFound' : status === 'source_unavailable' ? 'noAnswer' : 'notYet'
