import { ShowBase } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import type { ProductId } from '../../../../contracts/products/index.ts'
import { lazyPage } from '../../../components/plain/lazyPage.ts'
import { productScreens, useProduct } from '../product.ts'
import { MissingCheck } from './MissingCheck.tsx'
import { VerificationShow } from './VerificationShow.tsx'

const JobPage = lazyPage<{ id: string; files: string }>(() => import('../bulk/JobPage.tsx'))

/** One verification or one file, depending on the ID's prefix: `?id=ver_…`, `?id=job_…`. */
const DetailPage = () => {
  const product = useProduct()
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const Own = productScreens[product.id as ProductId]?.show
  if (id.startsWith('job_')) return <JobPage key={id} id={id} files={`${product.paths.list}?tab=files`} />
  if (!id.startsWith('ver_')) return <MissingCheck />
  return (
    <ShowBase id={id} key={id} queryOptions={{ onError: () => {}, staleTime: 0 }} redirectOnError={false}>
      {Own ? <Own /> : <VerificationShow missing={<MissingCheck />} />}
    </ShowBase>
  )
}

export default DetailPage
