import { useSearchParams } from 'react-router-dom'
import type { ProductId } from '../../../../contracts/checks/catalogue.ts'
import { productQueues } from '../../productQueues.ts'
import { useProduct } from '../product.ts'

/** The open tab of a product's responses (`?tab=…`), and its queue if it has one, which has a tab of its own. */
export function useResponsesTab() {
  const queue = productQueues[useProduct().id as ProductId]
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab')
  return {
    queue,
    tab: tab ?? 'checks',
    /** Without a tab in the address the queue comes first, except for a link with filters of the checks. */
    isUnchosen: queue !== undefined && tab === null && !search.has('filter'),
    open: (next: string) => setSearch(next === 'checks' && !queue ? {} : { tab: next }),
  }
}
