import type { ColumnType } from 'kysely'
import type { Text } from '../../../../contracts/platform/text.ts'

interface ProductChanges {
  id: string
  product: string
  kind: 'switch' | 'notice'
  /** Why the product is off, or its notice; null when it was switched on, or the notice removed. */
  words: ColumnType<Text | null, string | null, never>
  reason: string
  changed_by: string
  changed_at: ColumnType<string, string | Date, never>
}

export interface ProductChangesTables {
  product_changes: ProductChanges
}
