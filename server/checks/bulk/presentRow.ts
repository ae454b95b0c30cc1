import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { bulkRow } from '../../../contracts/calls/bulk.ts'
import { normaliseIdentifier } from '../../../contracts/identifiers.ts'
import type { Locale } from '../../../contracts/text.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { Vault } from '../../platform/vault.ts'
import { cellsOf } from './bulkJob.ts'
import { cellOf, checkRow, type RowLayout } from './checkRow.ts'

export type BulkRow = Selectable<Schema['bulk_rows']>

/**
 * A row as its owner sees it before the start: unmasked. Identifiers are normalised, because a problem's `at` refers to the
 * normalised value; problems are recomputed in the reader's language.
 */
export function presentRow(vault: Vault, shape: RowLayout, row: BulkRow, locale: Locale): z.input<typeof bulkRow> {
  const cells = cellsOf(vault, row.cells_sealed)
  const mapped = shape.product.inputFields.filter(({ source }) =>
    shape.mapping.some(one => one.source === source && one.column !== null),
  )
  const checked = row.state === 'problem' ? checkRow(shape, cells, locale) : { input: {} }
  return {
    row: row.row_no,
    state: row.state as z.input<typeof bulkRow>['state'],
    cells: mapped.map(({ source, identifier }) => {
      const value = cellOf(shape.mapping, cells, source)
      return { source, value: identifier ? normaliseIdentifier(identifier, value) : value }
    }),
    problems: 'problems' in checked ? checked.problems : [],
    duplicateOf: row.duplicate_of,
  }
}
