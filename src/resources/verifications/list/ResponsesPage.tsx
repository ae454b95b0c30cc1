import { useMemo } from 'react'
import { Navigate } from 'react-router-dom'
import { ListPage } from '../../../components/list/ListPage.tsx'
import { lazyPage } from '../../../components/plain/lazyPage.ts'
import { useProduct } from '../product.ts'
import { responsesOf } from './responsesOf.ts'
import { useResponsesTab } from './useResponsesTab.ts'

const FilesPage = lazyPage(() => import('../bulk/FilesPage.tsx'))

/** A product's verifications, its files, or those of its verifications that somebody has to decide about. */
const ResponsesPage = () => {
  const product = useProduct()
  const { tab, queue: QueuePage, isUnchosen } = useResponsesTab()
  const responses = useMemo(() => responsesOf(product), [product])
  if (isUnchosen) return <Navigate replace to={{ search: '?tab=decide' }} />
  if (QueuePage && tab === 'decide') return <QueuePage />
  if (product.bulk && tab === 'files') return <FilesPage key={product.id} />
  return <ListPage key={product.id} declared={responses} />
}

export default ResponsesPage
