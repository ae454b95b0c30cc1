import { Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { useListContext } from 'ra-core'
import { getIpHits } from '../../../contracts/calls/ipAllowList.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { ipHit } from '../../../contracts/resources/ipHit.ts'
import { CustomerLink } from '../../components/CustomerLink.tsx'
import { LoadError } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { StatCard } from '../../components/StatCard.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { BlockedCount } from './cells.tsx'
import styles from './IpHits.module.css'

/** Totals of the filtered list, the days that are counted and the most frequent caller. */
export const IpHitStats = () => {
  const text = useTexts('admin')
  const { range } = useDateFormats()
  const { filterValues } = useListContext()
  const query = { filter: JSON.stringify({ ...filterValues, after: undefined }) }
  const { data, error, refetch } = useCallQuery(getIpHits, { query }, { placeholderData: keepPreviousData })
  if (error && !data)
    return (
      <LoadError title={text('ipAllowList.hits.error')} requestId={error.requestId} onRetry={() => void refetch()} />
    )
  if (!data) return <Skeleton className={styles.loading} variant="rounded" height={150} />
  const share = data.calls > 0 ? ((data.blocked / data.calls) * 100).toFixed(1) : '0.0'
  return (
    <>
      <p className={`num ${styles.lead}`}>{text('ipAllowList.hits.lead', { period: range(data.from, data.to) })}</p>
      <div className={styles.overview}>
        <div className={styles.figures}>
          <StatCard label={text('ipAllowList.hits.calls')} figure={formatCount(data.calls)} />
          <StatCard
            label={text('ipAllowList.hits.blocked')}
            figure={formatCount(data.blocked)}
            note={text('ipAllowList.hits.share', { share })}
          />
          <StatCard label={text('ipAllowList.hits.addresses')} figure={formatCount(data.addresses)} />
        </div>
        {data.top.length > 0 && <TopCallers top={data.top} />}
      </div>
    </>
  )
}

interface Caller {
  userId: string
  customer: string
  calls: number
  blocked: number
  addresses: number
}

const TopCallers = ({ top }: { top: readonly Caller[] }) => {
  const text = useTexts('admin')
  const locale = useLocale()
  return (
    <Section flush title={text('ipAllowList.hits.top')}>
      <Table className={styles.top} size="small" aria-label={text('ipAllowList.hits.top')}>
        <TableHead>
          <TableRow>
            <TableCell>{ipHit.fields.customer.label[locale]}</TableCell>
            {(['calls', 'blocked', 'addresses'] as const).map(name => (
              <TableCell key={name} align="right">
                {text(`ipAllowList.hits.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {top.map(caller => (
            <TableRow key={caller.userId}>
              <TableCell>
                <CustomerLink record={caller} />
              </TableCell>
              <TableCell align="right" className="num">
                {formatCount(caller.calls)}
              </TableCell>
              <TableCell align="right">
                <BlockedCount record={caller} />
              </TableCell>
              <TableCell align="right" className="num">
                {formatCount(caller.addresses)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}
