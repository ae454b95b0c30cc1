import { Button, Skeleton } from '@mui/material'
import { CloudOff, FileText, Printer, SearchX, TimerOff } from 'lucide-react'
import { useNotify, useShowContext } from 'ra-core'
import { Navigate, useLocation } from 'react-router-dom'
import { downloadVerification } from '../../../contracts/calls/verificationShares.ts'
import { courtModeOf } from '../../../contracts/court/modes.ts'
import { caseClasses, courtNotice } from '../../../contracts/court/words.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { verificationFields as fields } from '../../../contracts/resources/verification.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { StatusChip } from '../../components/StatusChip.tsx'
import { SummaryCard } from '../../components/SummaryCard.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { MonitorSection } from '../monitors/MonitorSection.tsx'
import { ChargeSection } from '../verifications/detail/ChargeSection.tsx'
import { MissingCheck } from '../verifications/detail/MissingCheck.tsx'
import { SharedLinks } from '../verifications/detail/SharedLinks.tsx'
import { useProduct, useProductNames } from '../verifications/product.ts'
import { shortId } from '../verifications/record.ts'
import { findResultField, outcomeLabel } from '../verifications/results.ts'
import { VerificationTimeline } from '../verifications/VerificationTimeline.tsx'
import { CasesSection } from './CasesSection.tsx'
import styles from './CourtReport.module.css'
import { type CourtRecord, courtReportPaths } from './courtRecord.ts'
import { ReviewProgress } from './ReviewProgress.tsx'
import { SearchedCourts } from './SearchedCourts.tsx'

/** A court check as a report: the summary, the cases by class, and how it was searched. */
const CourtReport = () => {
  const text = useTexts('verifications')
  const { record, error, isPending, refetch } = useShowContext<CourtRecord>()
  const { pathname } = useLocation()
  if (error && !record) {
    const { status, requestId } = error as CallError
    if (status === 404) return <MissingCheck />
    return <LoadError isPage title={text('detail.reloadFailed')} requestId={requestId} onRetry={() => void refetch()} />
  }
  if (isPending || !record) return <Loading />
  const path = courtReportPaths[courtModeOf(record.input)]
  if (path !== pathname) return <Navigate replace to={withId(path, record.id)} />
  return (
    <div className={styles.report}>
      <Summary record={record} />
      <div className={styles.columns}>
        <TwoColumns
          aside={
            <div className={styles.aside}>
              <ChargeSection record={record} />
              <MonitorSection record={record} />
              <VerificationTimeline record={record} />
              {record.finishedAt && <SharedLinks id={record.id} />}
            </div>
          }
        >
          <Answer record={record} />
        </TwoColumns>
      </div>
    </div>
  )
}

export default CourtReport

const Summary = ({ record }: { record: CourtRecord }) => {
  const text = useTexts('verifications')
  const court = useTexts('court')
  const more = useTexts('checkPages')
  const locale = useLocale()
  const product = useProduct()
  const notify = useNotify()
  const { label } = useProductNames(product)
  const { full } = useDateFormats()
  const { input, result, status } = record
  const verdict = findResultField(product, 'verdict')?.choices?.[result?.verdict ?? '']
  const count = (name: 'exact' | 'possible' | 'ruledOut') => ({
    label: findResultField(product, name)?.label[locale] ?? name,
    value: result?.[name] ?? null,
  })
  const savePdf = () =>
    download(downloadVerification, { params: { id: record.id } }, `${record.id}.pdf`).catch((error: Error) =>
      notify(more('download.failed', { message: error.message }), { type: 'error' }),
    )
  return (
    <>
      <div className={styles.screenOnly}>
        <PageHeader
          crumbs={[
            { label: text('products'), to: paths.products },
            { label, to: product.paths.verify },
            { label: text('responses'), to: product.paths.list },
            { label: shortId(record.id), mono: true },
          ]}
        />
      </div>
      <SummaryCard
        title={input['name'] ?? input['cnr'] ?? record.subject}
        mono={!input['name']}
        chips={
          <>
            <StatusChip status={status} />
            {verdict && (
              <ToneChip tone={verdict.tone ?? 'neutral'} label={outcomeLabel(product, record, locale) ?? ''} />
            )}
            {record.mode === 'test' && <ToneChip tone="neutral" label={text('detail.test')} />}
          </>
        }
        meaning={`${court(`report.${courtModeOf(input)}`)}. ${courtNotice[locale]}`}
        actions={
          <>
            <Button variant="outlined" startIcon={<Printer />} onClick={() => window.print()}>
              {court('report.print')}
            </Button>
            {record.finishedAt && (
              <Button variant="outlined" startIcon={<FileText />} onClick={() => void savePdf()}>
                {more('download.pdf')}
              </Button>
            )}
          </>
        }
        facts={[
          count('exact'),
          count('possible'),
          count('ruledOut'),
          { label: fields.createdAt.label[locale], value: full(record.createdAt) },
          { label: fields.reference.label[locale], value: record.reference },
          { label: fields['charge.paise'].label[locale], value: formatPaise(record.charge.paise) },
        ]}
      />
    </>
  )
}

const Answer = ({ record }: { record: CourtRecord }) => {
  const text = useTexts('court')
  const { result, status, input } = record
  if (status === 'awaiting_person') return <ReviewProgress record={record} />
  if (status === 'expired')
    return (
      <EmptyState icon={TimerOff} tone="neutral" title={text('review.expired')}>
        {text('review.expiredDetail')}
      </EmptyState>
    )
  if (status === 'source_unavailable')
    return (
      <EmptyState icon={CloudOff} tone="neutral" title={text('report.down')}>
        {text('report.downDetail')}
      </EmptyState>
    )
  if (status === 'not_found')
    return (
      <EmptyState icon={SearchX} tone="neutral" title={text('report.notFound')}>
        {text(courtModeOf(input) === 'normal' ? 'report.notFoundNormal' : 'report.notFoundDetail')}
      </EmptyState>
    )
  if (!result) return null
  return (
    <>
      {result.cases.length === 0 && (
        <EmptyState icon={SearchX} tone="neutral" title={text('report.none')}>
          {text('report.noneDetail')}
        </EmptyState>
      )}
      {result.cases.length > 0 &&
        caseClasses.map(name => (
          <CasesSection key={name} name={name} cases={result.cases.filter(one => one.class === name)} />
        ))}
      <SearchedCourts record={record} searched={result.searched} />
    </>
  )
}

const Loading = () => (
  <div className={styles.loading} aria-busy="true">
    <Skeleton variant="rounded" height={142} />
    <Skeleton variant="rounded" height={320} />
  </div>
)
