import type { Translate } from '../../i18n/useTexts.ts'

export const columnNames = [
  'time',
  'customer',
  'product',
  'key',
  'status',
  'httpStatus',
  'charge',
  'latency',
  'reference',
  'id',
  'address',
] as const

export type ColumnName = (typeof columnNames)[number]

export type Audience = 'customer' | 'admin'

export const requestResource = { customer: 'api-requests', admin: 'api-logs' } as const

/** A customer has one customer; staff search by customer before they read references. */
export const columnsFor = (side: Audience): readonly ColumnName[] =>
  columnNames.filter(name => side === 'admin' || name !== 'customer')

export const usuallyHidden: Record<Audience, readonly ColumnName[]> = { customer: [], admin: ['key', 'reference'] }

export const columnLabel = (name: ColumnName, text: Translate<'usage'>) => text(`column.${name}`)
