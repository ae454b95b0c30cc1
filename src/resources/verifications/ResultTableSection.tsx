import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ResultTable } from '../../../contracts/products/index.ts'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { Section } from '../../components/Section.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { ProductValue } from './ProductValue.tsx'
import styles from './Verifications.module.css'

interface ResultTableSectionProps {
  field: ResultTable
  value: unknown
}

type Row = Record<string, unknown>

/** More columns than this do not fit beside the charge, not even on a desk. */
const MAX_COLUMNS = 7

/** A table of a result: rows on a desk, a card for each row on a phone, and everywhere if there are many columns. */
export const ResultTableSection = ({ field, value }: ResultTableSectionProps) => {
  const locale = useLocale()
  const text = useTexts('checkPages')
  const narrow = useIsNarrow()
  const rows = Array.isArray(value) ? (value as Row[]) : []
  const title = field.label[locale]
  if (rows.length === 0)
    return (
      <Section title={title}>
        <p className={styles.noRows}>{text('noRows')}</p>
      </Section>
    )
  const Rows = narrow || field.columns.length > MAX_COLUMNS ? Cards : Lines
  return (
    <Section title={title} flush badge={<span className={`num ${styles.count}`}>{rows.length}</span>}>
      <Rows field={field} rows={rows} />
    </Section>
  )
}

const Lines = ({ field, rows }: { field: ResultTable; rows: Row[] }) => {
  const locale = useLocale()
  return (
    <Table aria-label={field.label[locale]}>
      <TableHead>
        <TableRow>
          {field.columns.map(({ source, label, kind }) => (
            <TableCell key={source} {...(isFigure(kind) && { align: 'right' })}>
              {label[locale]}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, at) => (
          // The rows of a stored result never change their order.
          <TableRow key={at}>
            {field.columns.map(column => (
              <TableCell key={column.source} {...cellLook(column.kind)}>
                <ProductValue field={column} value={row[column.source]} name={cellName(field, at, column.source)} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Rows with many columns leave the empty ones out: each of them has only some. */
const Cards = ({ field, rows }: { field: ResultTable; rows: Row[] }) => {
  const locale = useLocale()
  const isWide = field.columns.length > MAX_COLUMNS
  return rows.map((row, at) => (
    <div key={at} className={styles.rowCard}>
      <FactList columns={2}>
        {field.columns
          .filter(({ source }) => !isWide || row[source] !== null)
          .map(column => (
            <FactRow key={column.source} label={column.label[locale]}>
              <ProductValue field={column} value={row[column.source]} name={cellName(field, at, column.source)} />
            </FactRow>
          ))}
      </FactList>
    </div>
  ))
}

/** A day stays on one line. */
const cellLook = (kind: ResultTable['columns'][number]['kind']) => {
  if (kind === 'date' || kind === 'month') return { className: styles.day }
  return isFigure(kind) ? ({ align: 'right', className: 'num' } as const) : {}
}

const isFigure = (kind: ResultTable['columns'][number]['kind']) =>
  kind === 'money' || kind === 'count' || kind === 'points'

/** As `revealVerification` names a cell. */
const cellName = ({ source }: ResultTable, row: number, column: string) => `${source}.${row}.${column}`
