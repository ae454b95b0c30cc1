import { Button } from '@mui/material'
import { CalendarX } from 'lucide-react'
import { useGetOne } from 'ra-core'
import { Link, useSearchParams } from 'react-router-dom'
import { formatCount } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { ClosingDetail } from '../../../contracts/resources/closing.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PageSkeleton } from '../../components/PageSkeleton.tsx'
import { Notice } from '../../components/plain/Notice.tsx'
import { Section } from '../../components/Section.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ClosingActions } from './ClosingActions.tsx'
import styles from './Closings.module.css'
import { StateChip, usePeriod } from './cells.tsx'
import { Files } from './Files.tsx'
import { History } from './History.tsx'
import { AccountsTable, DocumentsTable, Gateway, Other, RevenueTable, WalletsTable } from './tables/index.ts'

/** One day or month, `?id=2026-11-21`: its statement of figures, and what two people do about it. */
const ClosingPage = () => {
  const id = useSearchParams()[0].get('id') ?? ''
  const { data, error, refetch } = useGetOne<ClosingDetail>(
    'closings',
    // A separate cache key: list rows lack most of these fields.
    { id, meta: { detail: true } },
    { enabled: id !== '', retry: false, onError: () => {} },
  )
  const failure = error as CallError | null
  if (id === '' || failure?.status === 404) return <Missing />
  if (failure && !data) return <LoadError isPage requestId={failure.requestId} onRetry={() => void refetch()} />
  return data ? <Statement key={id} record={data} /> : <PageSkeleton />
}

const Statement = ({ record }: { record: ClosingDetail }) => {
  const text = useTexts('adminClosing')
  const period = usePeriod()(record.id)
  const { figures } = record
  const days = { createdFrom: record.firstDay, createdTo: record.lastDay }
  return (
    <>
      <PageHeader
        crumbs={[{ label: text('title'), to: paths.adminClosing }, { label: period }]}
        title={period}
        actions={<ClosingActions record={record} />}
      />
      <div className={styles.page}>
        <Notices record={record} />
        <Signatures record={record} />
        <WalletsTable rows={figures.wallets} days={days} />
        <div className={styles.pair}>
          <AccountsTable accounts={figures.accounts} wallets={figures.wallets} />
          <RevenueTable rows={figures.revenue} />
        </div>
        <DocumentsTable rows={figures.documents} days={days} />
        <div className={styles.pair}>
          <Gateway figures={figures.gateway} days={days} />
          <Other figures={figures} days={days} />
        </div>
        {record.kind === 'month' && record.state !== 'open' && <Files id={record.id} />}
        <History record={record} />
      </div>
    </>
  )
}

/** What blocks, whether the figures still hold, and who asks to reopen it. */
const Notices = ({ record }: { record: ClosingDetail }) => {
  const text = useTexts('adminClosing')
  const { blockers, state, agrees, reopenBy, reopenReason } = record
  const words = blockers.map(({ kind, count }) => text(`blockers.${kind}`, { smart_count: count })).join('; ')
  return (
    <>
      {words && (
        <InlineAlert tone="warning">
          {text('blocked')}: {words}
        </InlineAlert>
      )}
      {state === 'open' && <InlineAlert tone="info">{text('lastMoment')}</InlineAlert>}
      {agrees === true && <InlineAlert tone="success">{text('agrees')}</InlineAlert>}
      {agrees === false && <InlineAlert tone="danger">{text('differs')}</InlineAlert>}
      {reopenBy && (
        <InlineAlert tone="warning">{text('reopening', { name: reopenBy, reason: reopenReason ?? '' })}</InlineAlert>
      )}
    </>
  )
}

const Signatures = ({ record }: { record: ClosingDetail }) => {
  const text = useTexts('adminClosing')
  const { full } = useDateFormats()
  const { preparedBy, preparedAt, signedBy, signedAt, note, digest, figures } = record
  const by = (name: string | null, at: string | null) => (name && at ? `${name}, ${full(at)}` : null)
  return (
    <Section title={text('history.actions.signed')} badge={<StateChip record={record} />}>
      <FactList>
        <FactRow label={text('history.actions.prepared')}>{by(preparedBy, preparedAt)}</FactRow>
        <FactRow label={text('history.actions.signed')}>{by(signedBy, signedAt)}</FactRow>
        <FactRow label={text('note')}>{note}</FactRow>
        <FactRow label={text('verified')}>
          {figures.verified &&
            text('verifiedWith', {
              time: full(figures.verified.at),
              transfers: formatCount(figures.verified.transfers),
              sealed: formatCount(figures.verified.sealed),
            })}
        </FactRow>
        <FactRow label={text('digest')}>{digest && <span className={`mono ${styles.digest}`}>{digest}</span>}</FactRow>
      </FactList>
    </Section>
  )
}

const Missing = () => {
  const text = useTexts('adminClosing')
  return (
    <Notice
      icon={CalendarX}
      title={text('missing.title')}
      action={
        <Button variant="contained" component={Link} to={paths.adminClosing}>
          {text('missing.back')}
        </Button>
      }
    >
      {text('missing.detail')}
    </Notice>
  )
}

export default ClosingPage
