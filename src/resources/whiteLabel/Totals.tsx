import { Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { useListContext } from 'ra-core'
import { readWhitelabelTotals } from '../../../contracts/calls/whiteLabel.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { SummaryCard } from '../../components/SummaryCard.tsx'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ClientLink } from './ClientLink.tsx'
import styles from './WhiteLabel.module.css'

type Reply = ReplyOf<typeof readWhitelabelTotals>

/** The sums of the listed transactions, and those of each client and month. */
export const Totals = () => {
  const text = useTexts('adminWhiteLabel')
  const { filterValues } = useListContext()
  const query = { filter: JSON.stringify({ ...filterValues, after: undefined }) }
  const { data, error, refetch } = useCallQuery(readWhitelabelTotals, { query }, { placeholderData: keepPreviousData })
  if (error && !data)
    return <LoadError title={text('totalsError')} requestId={error.requestId} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={120} />
  const { all, months } = data
  return (
    <div className={styles.figures}>
      <SummaryCard
        heading="h2"
        title={text('transactions')}
        facts={[
          { label: text('orderCount'), value: formatCount(all.orders) },
          { label: text('fines'), value: <Money paise={all.finesPaise} /> },
          { label: text('fees'), value: <Money paise={all.feesPaise} /> },
          { label: text('share'), value: <Money paise={all.sharePaise} /> },
          { label: text('reversed'), value: <Money paise={all.reversedPaise} /> },
          { label: text('owed'), value: <Money strong paise={all.owedPaise} /> },
        ]}
      />
      {months.length > 0 && <Months months={months} />}
    </div>
  )
}

const amounts = [
  ['fines', 'finesPaise'],
  ['fees', 'feesPaise'],
  ['discount', 'discountPaise'],
  ['gst', 'gstPaise'],
  ['refunded', 'refundedPaise'],
  ['share', 'sharePaise'],
  ['reversed', 'reversedPaise'],
  ['owed', 'owedPaise'],
] as const

const Months = ({ months }: Pick<Reply, 'months'>) => {
  const text = useTexts('adminWhiteLabel')
  const { month } = useDateFormats()
  return (
    <Section flush title={text('months')}>
      <Table size="small" aria-label={text('months')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('month')}</TableCell>
            <TableCell>{text('client')}</TableCell>
            <TableCell align="right">{text('orderCount')}</TableCell>
            {amounts.map(([name]) => (
              <TableCell key={name} align="right">
                {text(name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {months.map(row => (
            <TableRow key={`${row.month} ${row.clientId}`}>
              <TableCell className="num">{month(`${row.month}-15T00:00:00Z`)}</TableCell>
              <TableCell>
                <ClientLink record={row} />
              </TableCell>
              <TableCell align="right" className="num">
                {formatCount(row.orders)}
              </TableCell>
              {amounts.map(([name, key]) => (
                <TableCell key={name} align="right">
                  <Money paise={row[key]} strong={name === 'owed'} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}
