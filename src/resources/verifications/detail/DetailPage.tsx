import { Button } from '@mui/material'
import { SearchX } from 'lucide-react'
import { ShowBase } from 'ra-core'
import { Link, useSearchParams } from 'react-router-dom'
import type { ProductId } from '../../../../contracts/products/index.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { lazyPage } from '../../../components/plain/lazyPage.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { productScreens, useProduct } from '../product.ts'
import { VerificationShow } from './VerificationShow.tsx'

const JobPage = lazyPage<{ id: string; files: string }>(() => import('../bulk/JobPage.tsx'))

/** One verification or one file, depending on the ID's prefix: `?id=ver_…`, `?id=job_…`. */
const DetailPage = () => {
  const product = useProduct()
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const Own = productScreens[product.id as ProductId]?.show
  if (id.startsWith('job_')) return <JobPage key={id} id={id} files={`${product.paths.list}?tab=files`} />
  if (!id.startsWith('ver_')) return <Missing />
  return (
    <ShowBase id={id} key={id} queryOptions={{ onError: () => {}, staleTime: 0 }} redirectOnError={false}>
      {Own ? <Own /> : <VerificationShow missing={<Missing />} />}
    </ShowBase>
  )
}

const Missing = () => {
  const text = useTexts('verifications')
  const product = useProduct()
  return (
    <EmptyState
      icon={SearchX}
      tone="neutral"
      title={text('detail.gone')}
      actions={
        <Button variant="outlined" component={Link} to={product.paths.list}>
          {text('detail.toList')}
        </Button>
      }
    >
      {text('detail.missingDetail')}
    </EmptyState>
  )
}

export default DetailPage
