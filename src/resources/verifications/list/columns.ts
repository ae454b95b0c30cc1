import type { Product, ResultField } from '../../../../contracts/products/index.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProductNames } from '../product.ts'

/** A column of a product's list; `id` names it in the chooser's memory. */
export type Column =
  | { id: string; kind: 'own'; name: OwnColumn; hidden?: boolean }
  | { id: string; kind: 'subject' }
  | { id: string; kind: 'result'; field: ResultField; hidden?: boolean }

export type OwnColumn =
  | 'id'
  | 'reference'
  | 'status'
  | 'charge'
  | 'requestedBy'
  | 'createdAt'
  | 'finishedAt'
  | 'purpose'
  | 'channel'
  | 'duration'

const own = (name: OwnColumn, hidden = false): Column => ({ id: name, kind: 'own', name, hidden })

/** Who it is about, what came out, what it cost, who asked and when; what a product does not list, and the rest, can be chosen. */
export function columnsOf(product: Product): Column[] {
  const { holder, outcome } = product.keys
  const result = (field: ResultField): Column => ({
    id: `result.${field.source}`,
    kind: 'result',
    field,
    hidden: !field.list,
  })
  const is = (source: string) => (field: ResultField) => field.source === source
  const rest = product.resultFields.filter(field => !is(holder)(field) && !is(outcome)(field))
  return [
    own('id'),
    own('reference'),
    { id: 'subject', kind: 'subject' },
    ...product.resultFields.filter(is(holder)).map(result),
    own('status'),
    ...product.resultFields.filter(is(outcome)).map(result),
    ...rest.filter(field => field.list).map(result),
    own('charge'),
    own('requestedBy'),
    own('createdAt'),
    ...rest.filter(field => !field.list).map(result),
    own('finishedAt', true),
    own('purpose', true),
    own('channel', true),
    own('duration', true),
  ]
}

export const isHidden = (column: Column) => column.kind !== 'subject' && column.hidden === true

/** Figures stand at the right. */
export const isNumeric = (column: Column): boolean => {
  if (column.kind === 'result') return column.field.kind === 'percent'
  return column.kind === 'own' && ['charge', 'createdAt', 'finishedAt', 'duration'].includes(column.name)
}

export function useColumnLabel(product: Product): (column: Column) => string {
  const text = useTexts('verifications')
  const locale = useLocale()
  const { subject } = useProductNames(product)
  return column => {
    if (column.kind === 'subject') return subject
    return column.kind === 'own' ? text(`column.${column.name}`) : column.field.label[locale]
  }
}
