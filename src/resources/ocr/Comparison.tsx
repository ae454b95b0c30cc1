import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { CircleAlert, CircleCheck, CircleX, Minus } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { DocumentComparison } from '../../../contracts/calls/documents.ts'
import { entryOf, isProductId } from '../../../contracts/checks/catalogue.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { withId } from '../../../contracts/platform/paths.ts'
import { StatusChip } from '../../components/StatusChip.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Compare.module.css'
import { useFieldValue } from './useFieldValue.ts'

const looks = {
  same: { tone: 'success', icon: CircleCheck },
  close: { tone: 'warning', icon: CircleAlert },
  differs: { tone: 'danger', icon: CircleX },
  unknown: { tone: 'neutral', icon: Minus },
} as const

const reasons = {
  not_found: 'compare.notFound',
  source_unavailable: 'compare.noAnswer',
} as const

/** What one source has answered, field by field. */
export const Comparison = ({
  comparison: { id, product, status, chargePaise, at, fields },
}: {
  comparison: DocumentComparison
}) => {
  const text = useTexts('ocr')
  const words = useTexts('documents')
  const locale = useLocale()
  const { short } = useDateFormats()
  const written = useFieldValue()
  if (!isProductId(product)) return null
  const { label, paths } = entryOf(product)
  const reason = status in reasons ? reasons[status as keyof typeof reasons] : 'compare.waiting'
  return (
    <article className={styles.comparison}>
      <header>
        <strong>{label[locale]}</strong>
        <StatusChip status={status} />
        <span>{text('compare.charged', { time: short(at), price: formatPaise(chargePaise) })}</span>
        <Link className={styles.open} to={withId(paths.detail, id)}>
          {text('compare.open')}
        </Link>
      </header>
      {fields.length === 0 ? (
        <p className={styles.none}>{text(reason)}</p>
      ) : (
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{text('compare.field')}</TableCell>
              <TableCell>{text('compare.claimed')}</TableCell>
              <TableCell>{text('compare.found')}</TableCell>
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map(({ name, claimed, found, agrees }) => (
              <TableRow key={name}>
                <TableCell>{words(`field.${name}`)}</TableCell>
                <TableCell>{written(name, claimed)}</TableCell>
                <TableCell>{found === null ? '-' : written(name, found)}</TableCell>
                <TableCell>
                  <ToneChip {...looks[agrees]} label={text(`compare.agrees.${agrees}`)} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </article>
  )
}
