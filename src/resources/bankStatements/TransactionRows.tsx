import { IconButton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Tag } from 'lucide-react'
import type { PlacedRow } from '../../../contracts/calls/bankStatements.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { type Analysis, money, useRowProblem, useRuleWords } from './analysis.ts'
import styles from './Statement.module.css'
import own from './TransactionRows.module.css'

interface RowsProps {
  rows: readonly PlacedRow[]
  analysis: Analysis
  onChange: (row: PlacedRow) => void
}

/** A page of transactions: a table, on a phone cards. */
export const TransactionRows = (props: RowsProps) => {
  const isPhone = useIsNarrow(600)
  return isPhone ? <RowCards {...props} /> : <RowTable {...props} />
}

const RowTable = ({ rows, analysis, onChange }: RowsProps) => {
  const text = useTexts('bankStatements')
  const { day } = useDateFormats()
  return (
    <Table aria-label={text('rows.title')} className={`${styles.table} ${own.transactions}`}>
      <TableHead>
        <TableRow>
          <TableCell>{text('rows.date')}</TableCell>
          <TableCell>{text('rows.description')}</TableCell>
          <TableCell>{text('rows.category')}</TableCell>
          <TableCell align="right">{text('rows.debitHead')}</TableCell>
          <TableCell align="right">{text('rows.creditHead')}</TableCell>
          <TableCell align="right">{text('rows.balance')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(row => (
          <TableRow key={row.at} className={row.problem ? own.broken : undefined}>
            <TableCell className={`num ${styles.short}`}>{row.date ? day(row.date) : '-'}</TableCell>
            <TableCell className={own.narration}>
              <Narration row={row} analysis={analysis} />
            </TableCell>
            <TableCell>
              <Category row={row} onChange={onChange} />
            </TableCell>
            <TableCell align="right" className={`num ${styles.short}`}>
              {row.debitPaise !== null && money(row.debitPaise)}
            </TableCell>
            <TableCell align="right" className={`num ${styles.short}`}>
              {row.creditPaise !== null && money(row.creditPaise)}
            </TableCell>
            <TableCell align="right" className={`num ${styles.short}`}>
              {money(row.balancePaise)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const RowCards = ({ rows, analysis, onChange }: RowsProps) => {
  const text = useTexts('bankStatements')
  const { day } = useDateFormats()
  return (
    <ul className={styles.cards} aria-label={text('rows.title')}>
      {rows.map(row => (
        <li key={row.at} className={row.problem ? own.broken : undefined}>
          <div className={`num ${own.between}`}>
            <span>{row.date ? day(row.date) : '-'}</span>
            <strong className={row.debitPaise === null ? styles.good : undefined}>{signed(row)}</strong>
          </div>
          <div className={own.narration}>
            <Narration row={row} analysis={analysis} />
          </div>
          <div className={own.between}>
            <Category row={row} onChange={onChange} />
            <span className={`num ${styles.notice}`}>
              {text('rows.balance')} {money(row.balancePaise)}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

const signed = ({ creditPaise, debitPaise }: PlacedRow) =>
  debitPaise === null ? `+${money(creditPaise)}` : `−${money(debitPaise)}`

/** What stands in the statement, what was made of it, and why the row does not add up. */
const Narration = ({ row, analysis }: { row: PlacedRow; analysis: Analysis }) => {
  const words = useTexts('statements')
  const rowProblem = useRowProblem(analysis)
  return (
    <>
      {row.description}
      <span className={styles.notice}>
        {[
          row.counterparty,
          row.ref,
          row.mode !== 'other' && words(`mode.${row.mode}`),
          analysis.accounts.length > 1 && analysis.accounts[row.account]?.numberMasked,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {row.problem && <span className={styles.wrong}>{rowProblem(row.problem, row)}</span>}
    </>
  )
}

/** The category with the rule that gave it. */
const Category = ({ row, onChange }: { row: PlacedRow; onChange: RowsProps['onChange'] }) => {
  const text = useTexts('bankStatements')
  const words = useTexts('statements')
  const ruleWords = useRuleWords()
  const mayEdit = useCanEdit()
  return (
    <span className={own.category}>
      <span>
        {words(`category.${row.category}`)}
        <span className={styles.notice}>{ruleWords(row)}</span>
      </span>
      {mayEdit && (
        <IconButton
          size="small"
          aria-label={text('rows.change', { name: row.description })}
          onClick={() => onChange(row)}
        >
          <Tag aria-hidden="true" />
        </IconButton>
      )}
    </span>
  )
}
