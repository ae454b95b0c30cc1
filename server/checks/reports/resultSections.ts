import {
  type ProductId,
  productOf,
  type ResultField,
  type ResultTable,
  type ResultValue,
} from '../../../contracts/products/index.ts'
import type { Locale } from '../../../contracts/text.ts'
import { translate } from '../../platform/translate.ts'
import type { Section } from '../../reports/blocks/section.ts'
import { resultText, tableText } from '../verifications/resultText.ts'

/** A result as its product declares it: the values, then each table. `withPictures`: the document has the pictures too, so that none is mentioned. */
export function declaredSections(
  product: ProductId,
  result: Record<string, unknown>,
  locale: Locale,
  { withPictures = false } = {},
): Section[] {
  const { resultFields } = productOf(product)
  const facts = resultFields
    .filter(isValue)
    .filter(({ kind, source }) => !(withPictures && kind === 'picture' && result[source]))
    .map(field => ({ label: field.label[locale], value: resultText(field, result[field.source], locale) }))
  const tables = resultFields.filter(isTable).flatMap(field => tableSections(field, result[field.source], locale))
  return [{ title: translate(locale, 'reports.result'), facts }, ...tables]
}

/** More columns than this do not fit on a page. */
const MOST_COLUMNS = 9

/** A table, or the filled-in columns of each row as facts if there are too many. */
function tableSections(field: ResultTable, value: unknown, locale: Locale): Section[] {
  const title = field.label[locale]
  const table = tableText(field, value, locale)
  if (table.headings.length <= MOST_COLUMNS || table.rows.length === 0) return [{ title, table }]
  return table.rows.map((cells, at) => ({
    title: `${title} ${at + 1}/${table.rows.length}`,
    facts: cells.flatMap((cell, column) =>
      cell === '-' ? [] : [{ label: table.headings[column] ?? '', value: cell }],
    ),
  }))
}

const isTable = (field: ResultField): field is ResultTable => field.kind === 'table'

const isValue = (field: ResultField): field is ResultValue => field.kind !== 'table'
