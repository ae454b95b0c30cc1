import { useGetList } from 'ra-core'
import { useProduct } from '../product.ts'

/** How many checks exist without any filter, once the list is `empty`; 1 where that is not asked, undefined until it is known. */
export function useOutside(empty: boolean): number | undefined {
  const { total } = useGetList(
    useProduct().id,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' }, filter: {} },
    { enabled: empty, staleTime: 30_000 },
  )
  return empty ? total : 1
}
