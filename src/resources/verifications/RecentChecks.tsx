import { Table, TableBody, TableCell, TableRow } from '@mui/material'
import { useGetList } from 'ra-core'
import { Link } from 'react-router-dom'
import { withId } from '../../../contracts/platform/paths.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { Section } from '../../components/Section.tsx'
import { StatusChip } from '../../components/StatusChip.tsx'
import { Subject } from '../../components/Subject.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { VerificationRecord } from './record.ts'
import { recordSummary } from './results.ts'
import styles from './Verifications.module.css'

interface RecentChecksProps {
  product: Product
  title: string
  filter?: Record<string, unknown>
  /** Label of the link to the full list. */
  all: string
  rows?: number
}

const none = {}

/** The latest checks of this product. Renders nothing before the first one. */
export const RecentChecks = ({ product, title, filter = none, all, rows = 5 }: RecentChecksProps) => {
  const text = useTexts('verifications')
  const locale = useLocale()
  const { short } = useDateFormats()
  const { data = [] } = useGetList<VerificationRecord>(product.id, {
    pagination: { page: 1, perPage: rows },
    sort: { field: 'id', order: 'DESC' },
    filter,
  })
  if (data.length === 0) return null
  return (
    <Section
      flush
      title={title}
      aside={
        <Link className={styles.all} to={all}>
          {text('form.allResponses')}
        </Link>
      }
    >
      <Table className={styles.last}>
        <TableBody>
          {data.map(record => (
            <TableRow key={record.id}>
              <TableCell>
                <Link className={styles.subject} to={withId(product.paths.detail, record.id)}>
                  <Subject subject={record.subject} />
                </Link>
              </TableCell>
              <TableCell className={styles.brief}>{recordSummary(product, record, locale)}</TableCell>
              <TableCell>
                <StatusChip status={record.status} />
              </TableCell>
              <TableCell className={`num ${styles.when}`}>{short(record.createdAt)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}
