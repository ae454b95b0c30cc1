import { type RaRecord, useListContext, useResourceContext, useStore } from 'ra-core'
import { limits } from '../../../contracts/limits.ts'

/**
 * Pages of a list. Beyond the last page that is counted it goes on by cursor: the ids where each further stretch of
 * `limits.countCap` rows begins are kept, so that one can go back.
 */
export function usePagination() {
  const list = useListContext<RaRecord<string>>()
  const { data = [], page, perPage, total = 0, filterValues, setPage, setFilters } = list
  const [stretches, setStretches] = useStore<string[]>(`${useResourceContext()}.stretches`, [])
  const { after } = filterValues as { after?: string }
  const capped = (list.meta as { capped?: boolean } | undefined)?.capped === true
  const behind = after === undefined ? 0 : stretches.indexOf(after) + 1
  const lastPage = Math.ceil(total / perPage)
  const from = behind * limits.countCap + (page - 1) * perPage + 1
  const goTo = (cursor: string | undefined) => setFilters({ ...filterValues, after: cursor })
  return {
    from,
    to: from + data.length - 1,
    beyond: behind > 0,
    capped,
    total,
    hasPrevious: page > 1 || behind > 0,
    hasNext: capped ? data.length === perPage : page < lastPage,
    previous: () => (page > 1 ? setPage(page - 1) : goTo(stretches[behind - 2])),
    next: () => {
      const last = data.at(-1)
      if (page < lastPage || !last) return setPage(page + 1)
      setStretches([...stretches.slice(0, behind), last.id])
      return goTo(last.id)
    },
  }
}
