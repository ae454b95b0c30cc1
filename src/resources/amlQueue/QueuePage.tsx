import { ShieldAlert } from 'lucide-react'
import { useMemo } from 'react'
import { text } from '../../../contracts/platform/text.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { type AmlQueueRecord, amlQueue } from '../../../contracts/resources/amlQueue.ts'
import { column, page, personal } from '../../components/list/declaration.ts'
import { declareList } from '../../components/list/defineScreens.tsx'
import { ListPage } from '../../components/list/ListPage.tsx'
import { NewVerification, ResponsesTabs } from '../verifications/list/cells.tsx'
import { responsesCrumbs } from '../verifications/list/responsesOf.ts'
import { ProductContext, useProduct } from '../verifications/product.ts'
import { AssignButton } from './AssignButton.tsx'
import { Age, Assignee, Hits, Score } from './cells.tsx'

/** The screenings with hits that are to be decided, the oldest first. */
const QueuePage = () => {
  const product = useProduct()
  const declared = useMemo(() => queueOf(product), [product])
  return (
    <ProductContext value={product}>
      <ListPage declared={declared} />
    </ProductContext>
  )
}

export default QueuePage

const queueOf = (product: Product) =>
  declareList<keyof typeof amlQueue.fields, AmlQueueRecord>(amlQueue, {
    icon: ShieldAlert,
    recordRepresentation: 'subject',
    list: {
      crumbs: responsesCrumbs(product),
      columns: [
        column('createdAt', Age),
        'subject',
        column('openHits', Hits),
        column('score', Score),
        'risk',
        column('assignee', Assignee),
        column('reference', { quiet: true }),
      ],
      card: [
        { start: 'subject', end: 'risk' },
        { start: Hits, end: Score },
        { start: Assignee, end: Age, quiet: true },
      ],
      savedViews: [
        { id: 'mine', name: text('Mine', 'मेरे'), filters: { assignee: 'me' } },
        { id: 'unassigned', name: text('Unassigned', 'बिना असाइन'), filters: { assignee: 'nobody' } },
      ],
      filters: ['assignee'],
      search: personal('q'),
      sort: { field: 'createdAt', order: 'ASC' },
      row: page(product.paths.detail),
      bulkActions: [AssignButton],
      actions: NewVerification,
      tabs: ResponsesTabs,
    },
  })
