import { IconButton } from '@mui/material'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { useListContext } from 'ra-core'
import { useId } from 'react'
import { formatCount } from '../../../contracts/money.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './List.module.css'
import { usePagination } from './usePagination.ts'

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
          total: formatCount(pages.total) + (pages.capped ? '+' : ''),
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
