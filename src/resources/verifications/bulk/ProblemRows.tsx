import { Button } from '@mui/material'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { bulkRows } from '../../../../contracts/calls/bulk.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { formatCount } from '../../../../contracts/platform/money.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { callApi } from '../../../dataProvider/api.ts'
import { callQueryKey } from '../../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Bulk.module.css'
import type { Job } from './job.ts'
import { ProblemRow, rowLabelFields } from './ProblemRow.tsx'

interface ProblemRowsProps {
  product: Product
  job: Job
  /** Absent once the file has started: its rows can no longer be changed. */
  onChange?: () => void
}

/** Problem rows and duplicates, each with its fixes before the start. */
export const ProblemRows = ({ product, job, onChange }: ProblemRowsProps) => {
  const text = useTexts('bulkScreen')
  const locale = useLocale()
  const cache = useQueryClient()
  const { rows, hasNextPage, fetchNextPage, isFetching } = useProblemRows(job.id)
  const total = job.counts.problem + job.counts.duplicate
  const changed = () => {
    void cache.invalidateQueries({ queryKey: callQueryKey(bulkRows) })
    onChange?.()
  }
  return (
    <div className={styles.problems}>
      <div role="table" aria-label={text('check.problem')}>
        <div className={styles.problemHead} role="row">
          <span role="columnheader">{text('check.row')}</span>
          {rowLabelFields(product).map(({ source, label }) => (
            <span key={source} role="columnheader">
              {label[locale]}
            </span>
          ))}
          <span role="columnheader">{text('check.problemColumn')}</span>
        </div>
        {rows.map(row => (
          <ProblemRow key={row.row} product={product} job={job} row={row} {...(onChange && { onChange: changed })} />
        ))}
      </div>
      <div className={styles.shown}>
        <span className="num">
          {text('check.shown', { shown: formatCount(rows.length), total: formatCount(total) })}
        </span>
        {hasNextPage && (
          <Button size="small" disabled={isFetching} onClick={() => void fetchNextPage()}>
            {text(rows.length > 5 ? 'check.showMore' : 'check.showAll')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Number of rows shown at first. */
const FIRST = 5

/** The problem rows of a file, loaded in pages. */
function useProblemRows(id: string) {
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
