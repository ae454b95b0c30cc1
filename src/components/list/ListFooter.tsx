import { IconButton } from '@mui/material'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type RaRecord, useListContext, useResourceContext, useStore } from 'ra-core'
import { useId } from 'react'
import { limits } from '../../../contracts/platform/limits.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './List.module.css'
import { formatTotal, isCapped } from './total.ts'

/** Rows per page, range and total ("10,000+" where the server stopped counting), previous and next. */
export const ListFooter = () => {
  const text = useTexts('components')
  const label = useId()
  const { perPage, setPerPage } = useListContext()
  const pages = usePagination()
  return (
    <footer className={styles.footer}>
      <div className={styles.perPage}>
        <span id={label}>{text('list.rowsPerPage')}</span>
        <div className={styles.count}>
          <select value={perPage} aria-labelledby={label} onChange={event => setPerPage(Number(event.target.value))}>
            {[10, 25, 50, 100].map(count => (
              <option key={count}>{count}</option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </div>
      </div>
      <span className="num" role="status">
        {text(pages.beyond ? 'list.rangeBeyond' : 'list.range', {
          from: formatCount(pages.from),
          to: formatCount(pages.to),
          total: pages.total,
        })}
      </span>
      <span className={styles.turn}>
        <IconButton aria-label={text('list.previous')} disabled={!pages.hasPrevious} onClick={pages.previous}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={text('list.next')} disabled={!pages.hasNext} onClick={pages.next}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </span>
    </footer>
  )
}

/**
 * Pagination of a list. Beyond the last counted page it continues by cursor: the ids at which each further block of
 * `limits.countCap` rows begins are kept, so that the user can go back.
 */
function usePagination() {
  const list = useListContext<RaRecord<string>>()
  const { data = [], page, perPage, total = 0, filterValues, setPage, setFilters } = list
  const [stretches, setStretches] = useStore<string[]>(`${useResourceContext()}.stretches`, [])
  const { after } = filterValues as { after?: string }
  const capped = isCapped(list.meta)
  const behind = after === undefined ? 0 : stretches.indexOf(after) + 1
  const lastPage = Math.ceil(total / perPage)
  const from = behind * limits.countCap + (page - 1) * perPage + 1
  const goTo = (cursor: string | undefined) => setFilters({ ...filterValues, after: cursor })
  return {
    from,
    to: from + data.length - 1,
    beyond: behind > 0,
    total: formatTotal(total, list.meta),
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
