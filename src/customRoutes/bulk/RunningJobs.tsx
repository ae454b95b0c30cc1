import { useGetList } from 'ra-core'
import { useState } from 'react'
import type { Product } from '../../../contracts/products/index.ts'
import { bulkJob } from '../../../contracts/resources/bulkJob.ts'
import { JobCard } from './JobCard.tsx'
import type { JobRow } from './job.ts'

/** Files of this product that run or are paused; what was shown once stays, with its result, until the page is left. */
export const RunningJobs = ({ product, started }: { product: Product; started: string | undefined }) => {
  const { data = [] } = useGetList<JobRow>(bulkJob.name, {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'id', order: 'DESC' },
    filter: { product: product.id, status: ['running', 'pausing', 'paused', 'cancelling'] },
  })
  const [shown, setShown] = useState<readonly string[]>([])
  const more = [...(started ? [started] : []), ...data.map(({ id }) => id)].filter(id => !shown.includes(id))
  if (more.length > 0) setShown([...new Set([...more, ...shown])])
  return shown.map(id => <JobCard key={id} product={product} id={id} />)
}
