import { useInfiniteQuery } from '@tanstack/react-query'
import { bulkRows } from '../../../contracts/calls/bulk.ts'
import { limits } from '../../../contracts/limits.ts'
import { callApi } from '../../dataProvider/api.ts'
import { callQueryKey } from '../../dataProvider/useCallQuery.ts'

/** So many are shown until more are asked for. */
const FIRST = 5

/** The rows of a file that need attention, a few first. */
export function useProblemRows(id: string) {
  const { data, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: [...callQueryKey(bulkRows), id],
    queryFn: ({ pageParam, signal }) =>
      callApi(bulkRows, {
        params: { id },
        query: { after: pageParam, limit: pageParam ? limits.maxPageSize : FIRST },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: last => last.next ?? undefined,
  })
  return { rows: data?.pages.flatMap(page => page.rows) ?? [], hasNextPage, fetchNextPage, isFetching }
}
