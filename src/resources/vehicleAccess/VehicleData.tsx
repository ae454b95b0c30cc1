import { Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { getVehicleData } from '../../../contracts/calls/vehicleData.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import type { Tone } from '../../components/tone.ts'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductLabel } from '../verifications/useProductLabel.ts'
import styles from './VehicleAccess.module.css'

type Data = ReplyOf<typeof getVehicleData>

const tones: Record<Data['products'][number]['state'], Tone> = {
  operational: 'success',
  unknown: 'neutral',
  degraded: 'warning',
  down: 'danger',
}

/** Where vehicle data comes from, how long an answer is kept, and how much is asked each day. */
export const VehicleData = () => {
  const text = useTexts('adminVehicles')
  const { data, error, refetch } = useCallQuery(getVehicleData, {})
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={260} />
  const { kept, customers } = data
  return (
    <>
      <p className={styles.note}>
        {text('kept', { hours: kept.repeatHours, minutes: kept.challanMinutes })}{' '}
        {text('customers', {
          analytics: formatCount(customers.analytics),
          challanTool: formatCount(customers.challanTool),
        })}
      </p>
      <div className={styles.figures}>
        <Sources data={data} />
        <Days data={data} />
      </div>
    </>
  )
}

const Sources = ({ data: { products, lookedAt } }: { data: Data }) => {
  const text = useTexts('adminVehicles')
  const admin = useTexts('admin')
  const labelOf = useProductLabel()
  const { short } = useDateFormats()
  return (
    <Section flush title={text('sources')} aside={text('days', { count: 30 })}>
      <Table size="small" aria-label={text('sources')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('product')}</TableCell>
            <TableCell>{text('state')}</TableCell>
            <TableCell>{text('source')}</TableCell>
            <TableCell align="right">{text('checks')}</TableCell>
            <TableCell align="right">{text('unanswered')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {products.map(({ product, state, sources, checks, unanswered }) => (
            <TableRow key={product}>
              <TableCell>{labelOf(product)}</TableCell>
              <TableCell>
                <ToneChip tone={tones[state]} label={admin(`sources.state.${state}`)} />
              </TableCell>
              <TableCell>
                {sources.length === 0
                  ? text('noSource')
                  : sources.map(({ name, lastAt }) => `${name}, ${short(lastAt)}`).join('; ')}
              </TableCell>
              <TableCell align="right" className="num">
                {formatCount(checks)}
              </TableCell>
              <TableCell align="right" className="num">
                {formatCount(unanswered)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p className={styles.below}>{text('lookedAt', { count: formatCount(lookedAt) })}</p>
    </Section>
  )
}

const Days = ({ data: { days } }: { data: Data }) => {
  const text = useTexts('adminVehicles')
  const { day: format } = useDateFormats()
  return (
    <Section flush title={text('daily')}>
      <div className={styles.days} tabIndex={0} role="group" aria-label={text('daily')}>
        <Table size="small" stickyHeader aria-label={text('daily')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('day')}</TableCell>
              <TableCell align="right">{text('checks')}</TableCell>
              <TableCell align="right">{text('unanswered')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {days.toReversed().map(({ day, checks, unanswered }) => (
              <TableRow key={day}>
                <TableCell>{format(day)}</TableCell>
                <TableCell align="right" className="num">
                  {formatCount(checks)}
                </TableCell>
                <TableCell align="right" className="num">
                  {formatCount(unanswered)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </Section>
  )
}
