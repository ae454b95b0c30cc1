import { shownInput } from '../../../contracts/checks/shownInput.ts'
import type { reports } from '../../../contracts/messages/en/reports.ts'
import type { Values } from '../../../contracts/messages/translate.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { type InputField, type ProductId, productOf } from '../../../contracts/products/index.ts'
import { subjectFieldOf } from '../../../contracts/products/subject.ts'
import { verificationFields } from '../../../contracts/resources/verification.ts'
import { translate } from '../../platform/translate.ts'
import type { Vault } from '../../platform/vault.ts'
import type { Fact, Section } from '../../reports/blocks/section.ts'
import { timeText } from '../../reports/timeText.ts'
import { presentVerification, type Verification } from '../verifications/present.ts'
import { resultText } from '../verifications/resultText.ts'
import { openResult, type VerificationRow } from '../verifications/values.ts'
import { productReports } from './products/index.ts'
import { declaredSections } from './resultSections.ts'

/** A check as a document: a PDF of the account, which shows its subject, or the page of a shared link, which is masked. */
export interface CheckReport {
  locale: Locale
  title: string
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

interface Made {
  /** That of the account has the price, and its pictures stand in a section of their own. */
  madeFor: 'account' | 'link'
  /** They take the place of the result's. */
  sections?: Section[] | undefined
}

export function checkReport(
  vault: Vault,
  row: VerificationRow & { product: ProductId },
  locale: Locale,
  { madeFor, sections }: Made,
): CheckReport {
  const withCharge = madeFor === 'account'
  const shownIn = withCharge ? 'report' : 'page'
  const { label, inputFields, sourceLabel } = productOf(row.product)
  const record = presentVerification(vault, row.product, row, { shownIn })
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
    subject: withCharge ? subjectIn(record) : record.subject,
    status: verificationFields.status.choices[record.status].label[locale],
    facts: [
      named('id', record.id),
      ...(record.reference && withCharge ? [named('reference', record.reference)] : []),
      named('createdAt', time(record.createdAt)),
      ...(record.finishedAt ? [named('finishedAt', time(record.finishedAt))] : []),
      ...(record.fetchedAt ? [{ label: text('source'), value: sourceLabel[locale] }] : []),
      ...(record.reusedFrom
        ? [{ label: text('answeredAt'), value: text('reused', { time: time(record.reusedFrom.answeredAt) }) }]
        : []),
      ...(record.mode === 'test' ? [named('mode', verificationFields.mode.choices.test.label[locale])] : []),
      ...(withCharge ? [named('charge.paise', formatPaise(record.charge.paise))] : []),
    ],
    sections: [
      ...(result
        ? (sections ??
          own?.sections?.({ record, result, opened: openResult(vault, row) ?? {}, shownIn, locale }) ??
          declaredSections(row.product, result, locale, {
            leaveOut: withCharge ? picturesIn(row.product, result) : [],
          }))
        : [{ title: text('result'), facts: [{ label: text('answer'), value: text(answerOf(record.status)) }] }]),
      { title: text('input'), facts: input },
    ],
    disclaimer: text(withCharge ? 'disclaimer' : 'disclaimerMasked'),
    createdAt: record.createdAt,
  }
}

/** Whom a report is about: what its files were found to be, or what was asked for. */
function subjectIn({ product, input, result, subject }: Verification): string {
  const declared = productOf(product as ProductId)
  const found = declared.keys.found && result?.[declared.keys.found]
  if (typeof found === 'string' && found !== '') return found
  const field = subjectFieldOf(declared, input)
  return (field.kind !== 'file' && input[field.source]) || subject
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
