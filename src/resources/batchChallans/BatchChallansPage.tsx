import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { batchChallanTotals } from '../../../contracts/calls/adminBatches.ts'
import { payabilityChoices } from '../../../contracts/fleet.ts'
import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { batchChallan } from '../../../contracts/resources/batchChallan.ts'
import { CustomerLink } from '../../components/CustomerLink.tsx'
import { LoadError } from '../../components/EmptyState.tsx'
import { EmbeddedList } from '../../components/list/ListPage.tsx'
import { MissingRecord } from '../../components/MissingRecord.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PageSkeleton } from '../../components/PageSkeleton.tsx'
import { Section } from '../../components/Section.tsx'
import { SummaryCard } from '../../components/SummaryCard.tsx'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { JobStatusChip } from '../verifications/bulk/JobStatus.tsx'
import { shortId } from '../verifications/record.ts'
import styles from './BatchChallans.module.css'
import { batchChallans } from './index.ts'

type Totals = ReplyOf<typeof batchChallanTotals>

/** What one batch of vehicles found: `/admin/batch-challan-details?id=job_…`. */
const BatchChallansPage = ({ id }: { id: string }) => {
  const text = useTexts('adminBatches')
  const { data, error, refetch } = useCallQuery(batchChallanTotals, { params: { id } }, { retry: false })
  if (error?.status === 404)
    return (
      <MissingRecord
        title={text('found.missing')}
        detail={text('found.missingDetail')}
        to={paths.adminBulkHit}
        back={text('found.toBatches')}
      />
    )
  if (error && !data) return <LoadError isPage requestId={error.requestId} onRetry={() => void refetch()} />
  return data ? <Found totals={data} /> : <PageSkeleton />
}

export default BatchChallansPage

const Found = ({ totals }: { totals: Totals }) => {
  const text = useTexts('adminBatches')
  const locale = useLocale()
  const { full } = useDateFormats()
  const { id, fileName, status, vehicles, pending, paid, createdAt } = totals
  return (
    <div className={styles.page}>
      <PageHeader
        crumbs={[
          { label: text('found.batches'), to: paths.adminBulkHit },
          { label: shortId(id), mono: true },
        ]}
      />
      <SummaryCard
        title={fileName}
        chips={<JobStatusChip status={status} />}
        meaning={<Unknown vehicles={vehicles} />}
        facts={[
          { label: text('found.customer'), value: <CustomerLink record={totals} /> },
          { label: text('found.created'), value: full(createdAt) },
          {
            label: text('found.vehicles'),
            value: text('rows', { done: formatCount(vehicles.answered), total: formatCount(vehicles.asked) }),
          },
          { label: text('found.withPending'), value: formatCount(vehicles.withPending) },
          { label: text('found.pending'), value: `${formatCount(pending.challans)} · ${formatPaise(pending.paise)}` },
          { label: text('found.paid'), value: `${formatCount(paid.challans)} · ${formatPaise(paid.paise)}` },
        ]}
      />
      <div className={styles.pair}>
        <Sums
          title={text('found.byPayability')}
          name={text('found.where')}
          rows={totals.payability.map(({ payability, ...sums }) => ({
            name: payabilityChoices[payability].label[locale],
            ...sums,
          }))}
        />
        <Sums
          title={text('found.byState')}
          name={text('found.state')}
          rows={totals.states.map(({ state, ...sums }) => ({ name: state, ...sums }))}
        />
      </div>
      <section aria-label={batchChallan.words?.title[locale]}>
        <h2 className={styles.heading}>{batchChallan.words?.title[locale]}</h2>
        <EmbeddedList inAddress of={batchChallans} filter={{ jobId: id }} />
      </section>
    </div>
  )
}

/** A vehicle without an answer is not one without challans. */
const Unknown = ({ vehicles: { notFound, unanswered, uncounted } }: Pick<Totals, 'vehicles'>) => {
  const text = useTexts('adminBatches')
  const parts = [
    ...(unanswered > 0 ? [text('found.unanswered', { count: formatCount(unanswered) })] : []),
    ...(notFound > 0 ? [text('found.notFound', { count: formatCount(notFound) })] : []),
    ...(uncounted > 0 ? [text('found.uncounted', { count: formatCount(uncounted) })] : []),
  ]
  return parts.length > 0 ? parts.join(' ') : text('found.complete')
}

interface SumsProps {
  title: string
  /** The heading of the first column. */
  name: string
  rows: readonly { name: string; challans: number; paise: number }[]
}

const Sums = ({ title, name: heading, rows }: SumsProps) => {
  const text = useTexts('adminBatches')
  return (
    <Section flush title={title}>
      {rows.length === 0 ? (
        <p className={styles.none}>{text('found.nonePending')}</p>
      ) : (
        <div className={styles.sums} tabIndex={0} role="group" aria-label={title}>
          <Table size="small" stickyHeader aria-label={title}>
            <TableHead>
              <TableRow>
                <TableCell>{heading}</TableCell>
                <TableCell align="right">{text('found.challans')}</TableCell>
                <TableCell align="right">{text('found.fines')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ name, challans, paise }) => (
                <TableRow key={name}>
                  <TableCell>{name}</TableCell>
                  <TableCell align="right" className="num">
                    {formatCount(challans)}
                  </TableCell>
                  <TableCell align="right" className="num">
                    {formatPaise(paise)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </Section>
  )
}
