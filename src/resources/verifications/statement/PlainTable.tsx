import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Statement.module.css'

export interface PlainColumn<Row> {
  label: string
  cell: (row: Row, at: number) => ReactNode
  /** Right-aligned. */
  figure?: boolean
  /** Stays on one line. */
  short?: boolean
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

/** A short table of an analysis in a card of its own. */
export const PlainTable = <Row,>({ title, columns, rows, none, aside, first = 10 }: PlainTableProps<Row>) => {
  const text = useTexts('bankStatements')
  const [all, setAll] = useState(false)
  if (rows.length === 0)
    return (
      <Section title={title}>
        <p className={styles.none}>{none}</p>
      </Section>
    )
  return (
    <Section flush title={title} aside={aside} badge={<span className={`num ${styles.count}`}>{rows.length}</span>}>
      <Table aria-label={title} className={styles.table}>
        <TableHead>
          <TableRow>
            {columns.map(({ label, figure }) => (
              <TableCell key={label} align={figure ? 'right' : 'left'}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => (
            // A printed report has every row.
            <TableRow key={at} className={!all && at >= first ? styles.folded : undefined}>
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
