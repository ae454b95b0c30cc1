import { useQueryClient } from '@tanstack/react-query'
import { ShowBase, useShowContext } from 'ra-core'
import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import type { ProductId } from '../../../../contracts/products/index.ts'
import { lazyPage } from '../../../components/plain/lazyPage.ts'
import { productScreens } from '../../productScreens.ts'
import { useProduct } from '../product.ts'
import type { VerificationRecord } from '../record.ts'
import { MissingCheck } from './MissingCheck.tsx'
import { VerificationShow } from './VerificationShow.tsx'

const JobPage = lazyPage<{ id: string; files: string }>(() => import('../bulk/JobPage.tsx'))

/** How often a check that is being read is asked for. */
const LOOK_MS = 1_000

const isBeingRead = (record: VerificationRecord | undefined) =>
  record?.status === 'queued' || record?.status === 'in_progress'

const queryOptions = {
  onError: () => {},
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: unknown } }) =>
    isBeingRead(state.data as VerificationRecord | undefined) ? LOOK_MS : false,
} as const

/** One verification or one file, depending on the ID's prefix: `?id=ver_…`, `/…/ver_…`, `?id=job_…`. */
const DetailPage = () => {
  const product = useProduct()
  const [search] = useSearchParams()
  const params = useParams()
  const id = params['id'] ?? search.get('id') ?? ''
  const Own = productScreens[product.id as ProductId]?.show
  if (id.startsWith('job_')) return <JobPage key={id} id={id} files={`${product.paths.list}?tab=files`} />
  if (!id.startsWith('ver_')) return <MissingCheck />
  return (
    <ShowBase id={id} key={id} queryOptions={queryOptions} redirectOnError={false}>
      <RefreshAtEnd />
      {Own ? <Own /> : <VerificationShow missing={<MissingCheck />} />}
    </ShowBase>
  )
}

/** Once a check has ended, balances, lists and counts have changed. */
const RefreshAtEnd = () => {
  const { record } = useShowContext<VerificationRecord>()
  const cache = useQueryClient()
  const isOpen = isBeingRead(record)
  useEffect(() => {
    if (!isOpen) return
    return () => void cache.invalidateQueries()
  }, [isOpen, cache])
  return null
}

export default DetailPage
