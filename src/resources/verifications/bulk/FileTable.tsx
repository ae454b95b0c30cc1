import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useListContext } from 'ra-core'
import { Link } from 'react-router-dom'
import { formatCount } from '../../../../contracts/money.ts'
import { withId } from '../../../../contracts/paths.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { Money } from '../../../components/Money.tsx'
import { SegmentedBar } from '../../../components/SegmentedBar.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import list from '../list/List.module.css'
import styles from './Bulk.module.css'
import { JobStatusChip } from './JobStatusChip.tsx'
import { isDraft, type JobRow, toOutcomeCounts } from './job.ts'

/** Where a file goes on: a draft in the form, everything else on its own page. */
const pathOf = (product: Product, { id, status }: JobRow) =>
  isDraft(status) ? `${product.paths.verify}?mode=bulk&job=${id}` : withId(product.paths.detail, id)

/** Files as a table, under 900 px as cards. */
export const FileTable = ({ product }: { product: Product }) => {
  const text = useTexts('bulkScreen')
  const { short } = useDateFormats()
  const cards = useIsNarrow()
  const { data = [] } = useListContext<JobRow>()
  if (cards)
    return (
      <ul className={list.cards}>
        {data.map(job => (
          <li key={job.id} className={styles.card}>
            <Link to={pathOf(product, job)}>
              <span className={list.line}>
                <strong className={list.cut}>{job.fileName}</strong>
                <JobStatusChip status={job.status} />
              </span>
              <span className={list.line}>
                <Rows job={job} />
                <Money paise={job.capturedPaise} />
              </span>
              <span className={`${list.line} ${list.meta}`}>
                <span className={list.cut}>{job.requestedBy}</span>
                <span className="num">{short(job.createdAt)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    )
  return (
    <Table className={list.table}>
      <TableHead>
        <TableRow>
          <TableCell>{text('files.name')}</TableCell>
          <TableCell>{text('files.status')}</TableCell>
          <TableCell>{text('files.progress')}</TableCell>
          <TableCell align="right">{text('files.captured')}</TableCell>
          <TableCell>{text('files.requestedBy')}</TableCell>
          <TableCell align="right">{text('files.created')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map(job => (
          <TableRow key={job.id} hover>
            <TableCell>
              <Link className={list.id} to={pathOf(product, job)}>
                {job.fileName}
              </Link>
            </TableCell>
            <TableCell>
              <JobStatusChip status={job.status} />
            </TableCell>
            <TableCell>
              <div className={styles.progress}>
                <SegmentedBar outcomes={toOutcomeCounts(job, text)} total={Math.max(job.counts.ready, 1)} />
                <Rows job={job} />
              </div>
            </TableCell>
            <TableCell align="right">
              <Money paise={job.capturedPaise} />
            </TableCell>
            <TableCell className={list.quiet}>{job.requestedBy}</TableCell>
            <TableCell align="right" className={`num ${list.quiet}`}>
              {short(job.createdAt)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const Rows = ({ job: { counts, status } }: { job: JobRow }) => {
  const text = useTexts('bulkScreen')
  const total = formatCount(isDraft(status) ? counts.total : counts.ready)
  return <span className="num">{text('files.rows', { done: formatCount(counts.done), total })}</span>
}
