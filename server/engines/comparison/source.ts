import type { SourceState } from '../../../contracts/cases/trubgv/compared.ts'
import type { ProductId } from '../../../contracts/products/index.ts'

/** A check of the case, as far as it has come. */
export interface Source {
  /** The step. */
  id: string
  product: ProductId
  state: SourceState
  /** What the check says by itself. */
  tone: 'success' | 'warning' | 'danger' | 'neutral' | 'info' | null
  /** When it answered: an ISO time. */
  at: string | null
  result: Readonly<Record<string, unknown>> | null
}
