import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Link } from 'react-router-dom'
import type { Dashboard } from '../../../contracts/calls/dashboard.ts'
import { entryOf, isProductId, type ProductId } from '../../../contracts/checks/catalogue.ts'
import { withId } from '../../../contracts/platform/paths.ts'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { StatusChip } from '../../components/StatusChip.tsx'
import { Subject, useSubjectWords } from '../../components/Subject.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useTimeAgo } from '../../i18n/useTimeAgo.ts'
import { useDeclarationOnceLoaded } from '../../resources/verifications/declarations.ts'
import { outcomeLabel } from '../../resources/verifications/results.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import styles from './Dashboard.module.css'
import { ProductPicker } from './ProductPicker.tsx'

/** Number of rows that fit on the first screen. */
const shown = { table: 6, cards: 5 }

export const RecentSection = ({ recent }: Pick<Dashboard, 'recent'>) => {
  const text = useTexts('dashboard')
  const narrow = useIsNarrow()
  const rows = useRecentVerifications(recent)
  return (
    <Section
      title={text('recent.title')}
      flush
      aside={
        <span className={styles.viewAll}>
          <ProductPicker page="list" label={text('recent.viewAll')} variant="text" size="small" />
        </span>
      }
    >
      {rows.length === 0 ? (
        <p className={styles.none}>{text('recent.empty')}</p>
      ) : narrow ? (
        <RecentCards rows={rows.slice(0, shown.cards)} />
      ) : (
        <RecentTable rows={rows.slice(0, shown.table)} />
      )}
    </Section>
  )
}

/** The rows as cards of three lines, where there is no room for a table. */
const RecentCards = ({ rows }: { rows: RecentVerification[] }) => {
  const age = useTimeAgo()
  return (
    <ul className={styles.cards}>
      {rows.map(row => (
        <li key={row.id}>
          <Link to={row.to}>
            <b>{row.name}</b>
            <StatusChip status={row.status} />
            <Subject subject={row.subject} />
            <RecentCharge row={row} />
            <span className={styles.result}>
              <RecentResult row={row} />
            </span>
            <span className={`num ${styles.age}`}>{age(row.createdAt, { ago: true })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const RecentTable = ({ rows }: { rows: RecentVerification[] }) => {
  const text = useTexts('dashboard')
  const words = useSubjectWords()
  const age = useTimeAgo()
  return (
    <Table aria-label={text('recent.title')}>
      <TableHead>
        <TableRow>
          <TableCell>{text('recent.product')}</TableCell>
          <TableCell>{text('recent.subject')}</TableCell>
          <TableCell>{text('recent.result')}</TableCell>
          <TableCell>{text('recent.status')}</TableCell>
          <TableCell align="right">{text('recent.charge')}</TableCell>
          <TableCell align="right">{text('recent.age')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(row => (
          <TableRow key={row.id} hover className={styles.row}>
            <TableCell className={styles.product}>
              <Link to={row.to} aria-label={text('recent.open', { product: row.name, subject: words(row.subject) })}>
                {row.name}
              </Link>
            </TableCell>
            <TableCell>
              <Subject subject={row.subject} />
            </TableCell>
            <TableCell className={styles.result}>
              <RecentResult row={row} />
            </TableCell>
            <TableCell>
              <StatusChip status={row.status} />
            </TableCell>
            <TableCell align="right">
              <RecentCharge row={row} />
            </TableCell>
            <TableCell align="right" className={`num ${styles.age}`}>
              {age(row.createdAt)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** The charge; for test keys, why there was none. */
const RecentCharge = ({ row }: { row: RecentVerification }) => {
  const text = useTexts('dashboard')
  return row.mode === 'test' ? (
    <span className={styles.test}>{text('recent.test')}</span>
  ) : (
    <Money paise={row.chargePaise} />
  )
}

/** The result in words, which belong to the product's declaration. */
const RecentResult = ({ row }: { row: RecentVerification }) => {
  const locale = useLocale()
  const product = useDeclarationOnceLoaded(row.product)
  return product ? (outcomeLabel(product, { ...row, error: null }, locale) ?? '-') : '…'
}

type RecentVerification = Dashboard['recent'][number] & {
  product: ProductId
  /** Product name, and link to the detail page. */
  name: string
  to: string
}

/** The latest verifications in words. Products that are no longer offered have no page, so their verifications are left out. */
const useRecentVerifications = (recent: Dashboard['recent']): RecentVerification[] => {
  const locale = useLocale()
  return recent.flatMap(row => {
    if (!isProductId(row.product)) return []
    const { label, paths } = entryOf(row.product)
    return { ...row, product: row.product, name: label[locale], to: withId(paths.detail, row.id) }
  })
}
