import type { Schema } from '../db/schema.ts'
import { type SealedColumn, type SealedColumnOptions, sealedColumns } from '../sealedColumns.ts'
import type { Vault } from '../vault.ts'

type SealedTable = SealedColumn extends `${infer Table}.${string}` ? Table & keyof Schema : never

interface Sealed extends SealedColumnOptions {
  place: SealedColumn
  column: string
}

const columnsOf = new Map<string, Sealed[]>()
for (const place of Object.keys(sealedColumns) as SealedColumn[]) {
  const [table = '', column = ''] = place.split('.')
  columnsOf.set(table, [...(columnsOf.get(table) ?? []), { ...sealedColumns[place], place, column }])
}

const idOf = ({ id }: Sealed, row: object) => id.map(name => (row as Record<string, string | number>)[name] as string)

/**
 * Seals what a row has in the table's sealed columns and adds their indexes, ready to be written. The row has its id; an index
 * made of several columns needs all of them.
 */
export function sealRow<Row extends Record<string, unknown>>(vault: Vault, table: SealedTable, row: Row): Row {
  const values: Record<string, unknown> = { ...row }
  const sealed: Record<string, unknown> = { ...values }
  const present = (columnsOf.get(table) ?? []).filter(({ column }) => values[column] !== undefined)
  for (const one of present) {
    const text = values[one.column]
    sealed[one.column] = typeof text === 'string' ? vault.seal(text, { column: one.place, id: idOf(one, row) }) : text
  }
  for (const { column, index } of present) {
    const text = values[column]
    if (index) sealed[index.column] = typeof text === 'string' ? index.of(vault, text, sealed) : null
  }
  return sealed as Row
}

/** The row with the table's sealed columns opened, as far as it has them. It must have its id. */
export function openRow<Row extends object>(vault: Vault, table: SealedTable, row: Row): Row {
  const opened = { ...row } as Record<string, unknown>
  for (const one of columnsOf.get(table) ?? []) {
    const value = opened[one.column]
    if (typeof value === 'string') opened[one.column] = vault.open(value, { column: one.place, id: idOf(one, row) })
  }
  return opened as Row
}
