import { useGetList } from 'ra-core'
import type { Product } from '../../../contracts/products/index.ts'
import { bulkJob } from '../../../contracts/resources/bulkJob.ts'
import { JobCard } from './JobCard.tsx'
import type { JobRow } from './job.ts'

/** Files of this product that are running, and the one that was just started even after its end. */
export const RunningJobs = ({ product, started }: { product: Product; started: string | undefined }) => {
  const { data = [] } = useGetList<JobRow>(bulkJob.name, {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'id', order: 'DESC' },
    filter: { product: product.id, status: ['running', 'cancelling'] },
  })
  const ids = new Set([...(started ? [started] : []), ...data.map(({ id }) => id)])
  return [...ids].map(id => <JobCard key={id} product={product} id={id} />)
}
