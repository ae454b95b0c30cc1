import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ListPage } from '../../../components/list/ListPage.tsx'
import { lazyPage } from '../../../components/plain/lazyPage.ts'
import { useProduct } from '../product.ts'
import { responsesOf } from './responsesOf.ts'

const FilesPage = lazyPage(() => import('../bulk/FilesPage.tsx'))

/** A product's verifications, or its files (`?tab=files`). */
const ResponsesPage = () => {
  const product = useProduct()
  const [search] = useSearchParams()
  const responses = useMemo(() => responsesOf(product), [product])
  if (!product.bulk || search.get('tab') !== 'files') return <ListPage key={product.id} declared={responses} />
  return <FilesPage key={product.id} />
}

export default ResponsesPage
