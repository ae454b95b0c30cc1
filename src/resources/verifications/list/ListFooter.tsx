import { IconButton, MenuItem, Select } from '@mui/material'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useListContext } from 'ra-core'
import { formatCount } from '../../../../contracts/money.ts'
import { useVerificationText } from '../texts.ts'
import styles from './List.module.css'
import { formatTotal } from './total.ts'
import { usePages } from './usePages.ts'

export const ListFooter = () => {
  const text = useVerificationText()
  const { perPage, setPerPage } = useListContext()
  const pages = usePages()
  const range = text(pages.beyond ? 'list.rangeBeyond' : 'list.range', {
    from: formatCount(pages.from),
    to: formatCount(pages.to),
    total: formatTotal(pages.total, pages.capped && !pages.beyond),
  })
  return (
    <footer className={styles.footer}>
      <label className={styles.perPage}>
        <span id="rows-per-page">{text('list.rowsPerPage')}</span>
        <Select
          size="small"
          value={perPage}
          labelId="rows-per-page"
          onChange={event => setPerPage(Number(event.target.value))}
        >
          {[10, 25, 50, 100].map(count => (
            <MenuItem key={count} value={count}>
              {count}
            </MenuItem>
          ))}
        </Select>
      </label>
      <span className="num" role="status">
        {range}
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
