import { useGetList, useResourceContext } from 'ra-core'

/** How many records exist without any filter, asked once the list is `empty`; undefined until it is known. */
export function useUnfilteredTotal(empty: boolean): number | undefined {
  const { total } = useGetList(
    useResourceContext() ?? '',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' }, filter: {} },
    { enabled: empty },
  )
  return total
}
