import type { Locale } from '../../../contracts/platform/text.ts'
import {
  type ProductId,
  productOf,
  type ResultField,
  type ResultTable,
  type ResultValue,
} from '../../../contracts/products/index.ts'
import { translate } from '../../platform/translate.ts'
import type { Section } from '../../reports/blocks/section.ts'
import { resultText, tableText } from '../verifications/resultText.ts'

/** A result as its product declares it: the values, then each table. `leaveOut` names fields that the document shows in another way. */
export function declaredSections(
  product: ProductId,
  result: Record<string, unknown>,
  locale: Locale,
  { leaveOut = [] }: { leaveOut?: readonly string[] } = {},
): Section[] {
  const fields = productOf(product).resultFields.filter(({ source }) => !leaveOut.includes(source))
  const facts = fields
    .filter(isValue)
    .map(field => ({ label: field.label[locale], value: resultText(field, result[field.source], locale) }))
  const tables = fields.filter(isTable).flatMap(field => tableSections(field, result[field.source], locale))
  return [{ title: translate(locale, 'reports.result'), facts }, ...tables]
}

/** More columns than this do not fit on a page. */
const MAX_COLUMNS = 9

/** A table, or the filled-in columns of each row as facts if there are too many. */
function tableSections(field: ResultTable, value: unknown, locale: Locale): Section[] {
  const title = field.label[locale]
  const table = tableText(field, value, locale)
  if (table.headings.length <= MAX_COLUMNS || table.rows.length === 0) return [{ title, table }]
  return table.rows.map((cells, at) => ({
    title: `${title} ${at + 1}/${table.rows.length}`,
    facts: cells.flatMap((cell, column) =>
      cell === '-' ? [] : [{ label: table.headings[column] ?? '', value: cell }],
    ),
  }))
}

const isTable = (field: ResultField): field is ResultTable => field.kind === 'table'

const isValue = (field: ResultField): field is ResultValue => field.kind !== 'table'
