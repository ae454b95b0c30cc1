import { useGetList } from 'ra-core'
import { useProduct } from '../product.ts'
import type { Filters } from './filters.ts'
import styles from './List.module.css'
import { formatTotal, isCapped } from './total.ts'

/** How many records a view has. It keeps its place while the count is asked. */
export const ViewCount = ({ filters }: { filters: Filters }) => {
  const product = useProduct()
  const { total, meta } = useGetList(
    product.id,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' }, filter: filters },
    { staleTime: 30_000 },
  )
  return <span className={`num ${styles.count}`}>{total === undefined ? '…' : formatTotal(total, isCapped(meta))}</span>
}
