import { MenuItem, Table, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material'
import { type StatementColumnKind, statementColumnKinds } from '../../../contracts/bankStatements/statementColumns.ts'
import type { StatementLayout } from '../../../contracts/bankStatements/statementLayouts.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import styles from './ColumnChoices.module.css'

interface ColumnChoicesProps {
  layout: Pick<StatementLayout, 'columns' | 'rows'>
  kinds: readonly StatementColumnKind[]
  onChange: (at: number, kind: StatementColumnKind) => void
}

/** Values of a column that a phone shows. */
const SAMPLES = 3

/** The lines of a page in their columns, with a choice above each column; on a phone a list of columns with some of their values. */
export const ColumnChoices = ({ layout: { columns, rows }, kinds, onChange }: ColumnChoicesProps) => {
  const text = useTexts('bankStatements')
  const isPhone = useIsNarrow(600)
  const choice = (at: number) => (
    <Choice
      label={text('columns.column', { number: at + 1, heading: columns[at]?.heading ?? '' })}
      value={kinds[at] ?? 'none'}
      onChange={kind => onChange(at, kind)}
    />
  )
  if (isPhone)
    return (
      <ul className={styles.list} aria-label={text('columns.title')}>
        {columns.map((_, at) => (
          <li key={at}>
            {choice(at)}
            <span className={styles.samples}>{samplesOf(rows, at)}</span>
          </li>
        ))}
      </ul>
    )
  return (
    // The arrow keys scroll what has the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table may be wider than its section
    <div className={styles.scroller} tabIndex={0} role="group" aria-label={text('columns.title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((_, at) => (
              <TableCell key={at} className={styles.head}>
                {choice(at)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ cells }, row) => (
            <TableRow key={row}>
              {cells.map((cell, at) => (
                <TableCell key={at} className={styles.cell} data-none={kinds[at] === 'none' || undefined}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

const samplesOf = (rows: StatementLayout['rows'], at: number) =>
  rows
    .flatMap(({ cells }) => cells[at] || [])
    .slice(0, SAMPLES)
    .join(' · ') || '-'

interface ChoiceProps {
  label: string
  value: StatementColumnKind
  onChange: (kind: StatementColumnKind) => void
}

const Choice = ({ label, value, onChange }: ChoiceProps) => {
  const text = useTexts('bankStatements')
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as StatementColumnKind)}
    >
      {statementColumnKinds.map(kind => (
        <MenuItem key={kind} value={kind}>
          {text(`columns.kind.${kind}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
