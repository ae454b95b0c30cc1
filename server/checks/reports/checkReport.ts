import type { reports } from '../../../contracts/messages/en/reports.ts'
import type { Values } from '../../../contracts/messages/translate.ts'
import { formatPaise } from '../../../contracts/money.ts'
import {
  type ProductId,
  productOf,
  type ResultField,
  type ResultTable,
  type ResultValue,
} from '../../../contracts/products/index.ts'
import { verificationFields } from '../../../contracts/resources/verification.ts'
import type { Locale } from '../../../contracts/text.ts'
import { translate } from '../../platform/translate.ts'
import type { Vault } from '../../platform/vault.ts'
import { presentVerification } from '../verifications/present.ts'
import { resultText, tableText } from '../verifications/resultText.ts'
import type { VerificationRow } from '../verifications/values.ts'

interface Fact {
  label: string
  value: string
}

/** A heading with facts below it, or with a table. */
export type Section = { title: string } & ({ facts: Fact[] } | { headings: string[]; rows: string[][] })

/** A check as a document: the same masked content for the PDF and for the page of a shared link. */
export interface CheckReport {
  locale: Locale
  title: string
  /** Masked. */
  subject: string
  status: string
  facts: Fact[]
  sections: Section[]
  /** What the document is not. */
  disclaimer: string
  createdAt: string
}

export const reportText = (locale: Locale) => (key: keyof typeof reports, values?: Values) =>
  translate(locale, `reports.${key}`, values)

/** `withCharge`: the price is for the account's own eyes. */
export function checkReport(
  vault: Vault,
  row: VerificationRow & { product: ProductId },
  locale: Locale,
  { withCharge }: { withCharge: boolean },
): CheckReport {
  const { label, inputFields, resultFields, sourceLabel } = productOf(row.product)
  const record = presentVerification(vault, row.product, row)
  const text = reportText(locale)
  const time = timeFormat(locale)
  const named = (name: 'id' | 'reference' | 'createdAt' | 'finishedAt' | 'mode' | 'charge.paise', value: string) => ({
    label: verificationFields[name].label[locale],
    value,
  })
  const input = inputFields.map(field => ({ label: field.label[locale], value: record.input[field.source] ?? '-' }))
  const result = record.result
  return {
    locale,
    title: label[locale],
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
      {
        title: text('result'),
        facts: result
          ? resultFields.filter(isValue).map(field => ({
              label: field.label[locale],
              value: resultText(field, result[field.source], locale),
            }))
          : [{ label: text('answer'), value: text(answerOf(record.status)) }],
      },
      ...(result
        ? resultFields.filter(isTable).map(field => ({
            title: field.label[locale],
            ...tableText(field, result[field.source], locale),
          }))
        : []),
      { title: text('input'), facts: input },
    ],
    disclaimer: text('disclaimer'),
    createdAt: record.createdAt,
  }
}

const answerOf = (status: string) =>
  status === 'not_found' ? 'notFound' : status === 'source_unavailable' ? 'noAnswer' : 'notYet'

const isTable = (field: ResultField): field is ResultTable => field.kind === 'table'

const isValue = (field: ResultField): field is ResultValue => field.kind !== 'table'

const languages = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const

/** In Indian time, which the text names. */
export function timeFormat(locale: Locale): (iso: string) => string {
  const format = new Intl.DateTimeFormat(languages[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  })
  return iso => `${format.format(new Date(iso))} IST`
}
