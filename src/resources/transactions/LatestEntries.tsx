import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useGetList } from 'ra-core'
import type { ReactNode } from 'react'
import { transferKinds } from '../../../contracts/platform/codes.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { type Transaction, transaction } from '../../../contracts/resources/transaction.ts'
import { entryWords } from '../../../contracts/words/ledgerWords.ts'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { SkeletonRows } from '../../components/SkeletonRows.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { EntryAmount } from '../walletEntries/EntryAmount.tsx'
import { EntryKindChip } from '../walletEntries/EntryKindChip.tsx'
import { Purpose } from './cells.tsx'
import styles from './Transactions.module.css'

/** Each hold is followed by its capture or release, so holds are left out. */
const settled = transferKinds.filter(kind => kind !== 'reserve')

interface LatestEntriesProps {
  customer: string
  /** Number of rows. */
  rows: number
  title: string
  /** Text of the empty state. */
  none: string
  /** Link to the full list. */
  aside: ReactNode
}

/** The latest ledger entries of a customer. */
export const LatestEntries = ({ customer, rows, title, none, aside }: LatestEntriesProps) => {
  const cards = useIsNarrow()
  const { data } = useGetList<Transaction>('transactions', {
    filter: { customer, kind: settled },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: rows },
  })
  return (
    <Section flush title={title} aside={aside}>
      {data?.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : cards ? (
        <ul className={styles.latest}>
          {data?.map(entry => (
            <li key={entry.id}>
              <EntryLines entry={entry} />
            </li>
          ))}
        </ul>
      ) : (
        <LatestTable entries={data} rows={rows} title={title} />
      )}
    </Section>
  )
}

const columns = ['createdAt', 'kind', 'description', 'wallet', 'amountPaise', 'balanceAfterPaise'] as const
const right: readonly string[] = ['amountPaise', 'balanceAfterPaise']

interface LatestTableProps extends Pick<LatestEntriesProps, 'rows' | 'title'> {
  entries: Transaction[] | undefined
}

const LatestTable = ({ entries, rows, title }: LatestTableProps) => {
  const shell = useTexts('shell')
  const locale = useLocale()
  const { short } = useDateFormats()
  return (
    <Table aria-label={title}>
      <TableHead>
        <TableRow>
          {columns.map(name => (
            <TableCell key={name} align={right.includes(name) ? 'right' : 'left'}>
              {transaction.fields[name].label[locale]}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {entries?.map(entry => (
          <TableRow key={entry.id}>
            <TableCell className={`num ${styles.quiet} ${styles.line}`}>{short(entry.createdAt)}</TableCell>
            <TableCell>
              <EntryKindChip record={entry} />
            </TableCell>
            <TableCell className={styles.fill}>
              <Purpose record={entry} />
            </TableCell>
            <TableCell className={styles.quiet}>{shell(`wallet.short.${entry.wallet}`)}</TableCell>
            <TableCell align="right" className={styles.line}>
              <EntryAmount record={entry} />
            </TableCell>
            <TableCell align="right" className={styles.quiet}>
              <Money paise={entry.balanceAfterPaise} />
            </TableCell>
          </TableRow>
        )) ?? <SkeletonRows rows={rows} columns={['short', 'chip', 'long', 'short', 'number', 'number']} />}
      </TableBody>
    </Table>
  )
}

/** A transaction in three lines: kind and amount; purpose; wallet, time and balance. */
const EntryLines = ({ entry }: { entry: Transaction }) => {
  const text = useTexts('admin')
  const shell = useTexts('shell')
  const { short } = useDateFormats()
  const { words } = entryWords(entry.description, useLocale())
  return (
    <>
      <span>
        <EntryKindChip record={entry} />
        <EntryAmount record={entry} />
      </span>
      <span>
        <span className={styles.cut}>{words}</span>
      </span>
      <span className={`num ${styles.meta}`}>
        <span>
          {short(entry.createdAt)} · {shell(`wallet.short.${entry.wallet}`)}
        </span>
        <span>{text('transactions.balanceOf', { amount: formatPaise(entry.balanceAfterPaise) })}</span>
      </span>
    </>
  )
}
