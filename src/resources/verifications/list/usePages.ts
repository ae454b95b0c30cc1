import { useListContext, useStore } from 'ra-core'
import { limits } from '../../../../contracts/limits.ts'
import type { VerificationRecord } from '../record.ts'
import type { Filters } from './filters.ts'
import { isCapped } from './total.ts'

/**
 * Pages of a list. Beyond the last page that is counted it goes on by cursor: the ids where each further stretch of
 * `limits.countCap` rows begins are kept, so that one can go back.
 */
export function usePages() {
  const list = useListContext<VerificationRecord>()
  const { data = [], page, perPage, total = 0, setPage, setFilters } = list
  const [stretches, setStretches] = useStore<string[]>(`${list.resource}.stretches`, [])
  const filters: Filters = list.filterValues
  const capped = isCapped(list.meta)
  const behind = filters.after === undefined ? 0 : stretches.indexOf(filters.after) + 1
  const lastPage = Math.ceil(total / perPage)
  const full = data.length === perPage
  const from = behind * limits.countCap + (page - 1) * perPage + 1

  const goTo = (after: string | undefined) => setFilters({ ...filters, after })
  return {
    from,
    to: from + data.length - 1,
    beyond: behind > 0,
    capped,
    total,
    hasPrevious: page > 1 || behind > 0,
    hasNext: capped ? full : page < lastPage,
    previous: () => {
      if (page > 1) setPage(page - 1)
      else goTo(stretches[behind - 2])
    },
    next: () => {
      const last = data.at(-1)
      if (page < lastPage || !last) return setPage(page + 1)
      setStretches([...stretches.slice(0, behind), last.id])
      return goTo(last.id)
    },
  }
}
