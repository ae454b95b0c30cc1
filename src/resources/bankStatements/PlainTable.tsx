import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import styles from './Statement.module.css'

export interface PlainColumn<Row> {
  /** Empty above buttons. */
  label: string
  cell: (row: Row, at: number) => ReactNode
  /** Right-aligned. */
  figure?: boolean
  /** Stays on one line. */
  short?: boolean
  /** Takes the whole width of a card. */
  long?: boolean
}

interface PlainTableProps<Row> {
  title: string
  columns: readonly PlainColumn<Row>[]
  rows: readonly Row[]
  /** Said in place of an empty table. */
  none: string
  aside?: ReactNode
  /** Rows before "Show all". */
  first?: number
}

/** A short table of an analysis in a card of its own; on a phone each row is a card. */
export const PlainTable = <Row,>({ title, columns, rows, none, aside, first = 10 }: PlainTableProps<Row>) => {
  const text = useTexts('bankStatements')
  const isPhone = useIsNarrow(600)
  const [all, setAll] = useState(false)
  if (rows.length === 0)
    return (
      <Section title={title}>
        <p className={styles.none}>{none}</p>
      </Section>
    )
  // A printed report has every row.
  const folded = (at: number) => (!all && at >= first ? styles.folded : '')
  return (
    <Section flush title={title} aside={aside} badge={<span className={`num ${styles.count}`}>{rows.length}</span>}>
      {isPhone ? (
        <ul className={styles.cards} aria-label={title}>
          {rows.map((row, at) => (
            <li key={at} className={folded(at)}>
              <Card row={row} at={at} columns={columns} />
            </li>
          ))}
        </ul>
      ) : (
        <Table aria-label={title} className={styles.table}>
          <TableHead>
            <TableRow>
              {columns.map(({ label, figure }) => (
                // A heading says something; above buttons there is an empty cell.
                <TableCell key={label} component={label ? 'th' : 'td'} align={figure ? 'right' : 'left'}>
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, at) => (
              <TableRow key={at} className={folded(at)}>
                {columns.map(({ label, cell, figure, short }) => (
                  <TableCell
                    key={label}
                    align={figure ? 'right' : 'left'}
                    className={figure || short ? `num ${styles.short}` : undefined}
                  >
                    {cell(row, at)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {!all && rows.length > first && (
        <div className={styles.more}>
          <Button size="small" onClick={() => setAll(true)}>
            {text('verdict.more', { count: rows.length })}
          </Button>
        </div>
      )}
    </Section>
  )
}

interface CardProps<Row> {
  row: Row
  at: number
  columns: readonly PlainColumn<Row>[]
}

/** The first column is the heading; of the others, those that have something. */
const Card = <Row,>({ row, at, columns: [head, ...rest] }: CardProps<Row>) => (
  <>
    <div className={styles.cardHead}>{head?.cell(row, at)}</div>
    <dl>
      {rest.map(({ label, cell, figure, short, long }) => {
        const value = cell(row, at)
        if (value === '-' || value === false) return null
        return (
          <div key={label} className={long ? styles.whole : undefined}>
            <dt>{label}</dt>
            <dd className={figure || short ? 'num' : undefined}>{value}</dd>
          </div>
        )
      })}
    </dl>
  </>
)
