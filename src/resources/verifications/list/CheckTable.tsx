import { useStore } from 'ra-core'
import { Link } from 'react-router-dom'
import { withId } from '../../../../contracts/paths.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { densityKey } from '../../../components/list/ColumnChooser.tsx'
import { RecordColumn, RecordTable } from '../../../components/list/RecordTable.tsx'
import { Money } from '../../../components/Money.tsx'
import { StatusChip } from '../../../components/StatusChip.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct } from '../product.ts'
import { shortId, type VerificationRecord } from '../record.ts'
import { formatResult, needsAttention } from '../resultValues.ts'
import { type Column, columnsOf, isHidden, isNumeric, type OwnColumn, useColumnLabel } from './columns.ts'
import styles from './List.module.css'
import { outcomeLabel } from './recordSummary.ts'

/** The checks as a table: react-admin's, with its selection (shift takes a range), sort and remembered columns. */
export const CheckTable = () => {
  const product = useProduct()
  const label = useColumnLabel(product)
  const [comfortable] = useStore(densityKey, false)
  const columns = columnsOf(product)
  return (
    <RecordTable
      className={styles.table}
      size={comfortable ? 'medium' : 'small'}
      selectable
      hiddenColumns={columns.filter(isHidden).map(({ id }) => id)}
      rowClick={id => withId(product.paths.detail, String(id))}
    >
      {columns.map(column => (
        <RecordColumn
          key={column.id}
          source={column.id as 'id'}
          label={label(column)}
          align={isNumeric(column) ? 'right' : 'left'}
          cellClassName={isNumeric(column) ? 'num' : undefined}
          disableSort={column.id !== 'createdAt'}
          sortByOrder="DESC"
          render={record => <Cell product={product} column={column} record={record as VerificationRecord} />}
        />
      ))}
    </RecordTable>
  )
}

interface CellProps {
  product: Product
  column: Column
  record: VerificationRecord
}

/** One value of a row: one line, cut with an ellipsis and whole in its tooltip; an empty one is '-'. */
const Cell = ({ product, column, record }: CellProps) => {
  const text = useTexts('verifications')
  const locale = useLocale()
  if (column.kind === 'subject') return <span className="mono">{record.subject}</span>
  if (column.kind === 'own') return <OwnCell product={product} name={column.name} record={record} />
  const { field } = column
  if (field.source === product.keys.outcome)
    return <span className={styles.quiet}>{outcomeLabel(product, record, text, locale) ?? '-'}</span>
  const words = formatResult(field, record.result?.[field.source], locale)
  if (words === null) return <span className={styles.none}>-</span>
  // A full match is never what makes an answer need a look.
  const doubtful = record.result?.[field.source] !== 100 && needsAttention(product, record)
  if (field.kind === 'percent') return <span data-look={doubtful || undefined}>{words}</span>
  return (
    <span className={`${styles.cut} ${field.mask ? 'mono' : ''}`} title={words}>
      {words}
    </span>
  )
}

const OwnCell = ({ product, name, record }: { product: Product; name: OwnColumn; record: VerificationRecord }) => {
  const text = useTexts('verifications')
  const { short } = useDateFormats()
  switch (name) {
    case 'id':
      return (
        <Link
          className={`mono ${styles.id}`}
          to={withId(product.paths.detail, record.id)}
          title={record.id}
          // The row takes a press too; with a modifier key only the link shall.
          onClick={event => event.stopPropagation()}
        >
          {shortId(record.id)}
        </Link>
      )
    case 'status':
      return <StatusChip status={record.status} />
    case 'charge':
      return <Money paise={record.charge.paise} />
    case 'purpose':
      return text(`purpose.${record.purpose}`)
    case 'channel':
      return text(`channel.${record.channel}`)
    case 'duration':
      return record.durationMs === null ? '-' : text('detail.ms', { count: record.durationMs })
    case 'createdAt':
    case 'finishedAt':
      return record[name] ? <span className={styles.quiet}>{short(record[name])}</span> : '-'
    default:
      return (
        <span className={`${styles.cut} ${styles.quiet}`} title={record[name] ?? undefined}>
          {record[name] ?? '-'}
        </span>
      )
  }
}
