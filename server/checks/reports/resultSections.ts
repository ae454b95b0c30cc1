import {
  type ProductId,
  productOf,
  type ResultField,
  type ResultTable,
  type ResultValue,
} from '../../../contracts/products/index.ts'
import type { Locale } from '../../../contracts/text.ts'
import { translate } from '../../platform/translate.ts'
import { resultText, tableText } from '../verifications/resultText.ts'
import type { Section } from './section.ts'

/** A result as its product declares it: the values, then each table. */
export function declaredSections(product: ProductId, result: Record<string, unknown>, locale: Locale): Section[] {
  const { resultFields } = productOf(product)
  const facts = resultFields
    .filter(isValue)
    .map(field => ({ label: field.label[locale], value: resultText(field, result[field.source], locale) }))
  const tables = resultFields
    .filter(isTable)
    .map(field => ({ title: field.label[locale], table: tableText(field, result[field.source], locale) }))
  return [{ title: translate(locale, 'reports.result'), facts }, ...tables]
}

const isTable = (field: ResultField): field is ResultTable => field.kind === 'table'

const isValue = (field: ResultField): field is ResultValue => field.kind !== 'table'
