import { Skeleton } from '@mui/material'
import { FilePenLine } from 'lucide-react'
import { useGetList } from 'ra-core'
import { limits } from '../../../contracts/limits.ts'
import { paths } from '../../../contracts/paths.ts'
import { bulkJob } from '../../../contracts/resources/bulkJob.ts'
import { type Draft, draft } from '../../../contracts/resources/draft.ts'
import { useCanEdit, useSession } from '../../authProvider/session.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { JobRow } from '../../resources/verifications/bulk/job.ts'
import { ProductPicker } from '../dashboard/ProductPicker.tsx'
import styles from '../templates/Templates.module.css'
import { DraftRow } from './DraftRow.tsx'
import { FileRow } from './FileRow.tsx'

const quiet = { onError: () => {} }

/** What somebody of this account began and did not send: single checks, and files that were not started. */
const Drafts = () => {
  const text = useTexts('templates')
  const { kycComplete } = useSession()
  const mayAct = useCanEdit()
  const page = { pagination: { page: 1, perPage: limits.maxPageSize } }
  const checks = useGetList<Draft>(draft.name, { ...page, sort: { field: 'updatedAt', order: 'DESC' } }, quiet)
  // Files are for verified accounts alone.
  const files = useGetList<JobRow>(
    bulkJob.name,
    { ...page, sort: { field: 'id', order: 'DESC' }, filter: { status: ['checking', 'ready', 'failed'] } },
    { ...quiet, enabled: kycComplete },
  )
  const error = (checks.error && !checks.data && checks) || (files.error && !files.data && files)
  const waiting = !checks.data || (kycComplete && !files.data)
  const began = files.data?.filter(({ startedAt }) => !startedAt) ?? []
  const nothing = !waiting && checks.data.length + began.length === 0
  return (
    <>
      <PageHeader
        crumbs={[{ label: text('title'), to: paths.templates }, { label: text('drafts.title') }]}
        title={text('drafts.title')}
      />
      <div className={styles.page}>
        <p className={styles.lead}>{text('drafts.lead')}</p>
        {error && (
          <LoadError
            title={text('drafts.error')}
            requestId={(error.error as CallError).requestId}
            onRetry={() => void error.refetch()}
          />
        )}
        {!error && waiting && <Skeleton variant="rounded" height={120} />}
        {!error && nothing && (
          <EmptyState
            icon={FilePenLine}
            title={text('drafts.empty')}
            actions={mayAct && <ProductPicker variant="contained" label={text('drafts.start')} page="verify" />}
          >
            {text('drafts.emptyDetail')}
          </EmptyState>
        )}
        {!error && !waiting && checks.data.length > 0 && (
          <Section flush title={text('drafts.checks')}>
            <ul className={styles.rows}>
              {checks.data.map(one => (
                <DraftRow key={one.id} draft={one} />
              ))}
            </ul>
          </Section>
        )}
        {!error && !waiting && began.length > 0 && (
          <Section flush title={text('drafts.files')}>
            <ul className={styles.rows}>
              {began.map(job => (
                <FileRow key={job.id} job={job} />
              ))}
            </ul>
          </Section>
        )}
      </div>
    </>
  )
}

export default Drafts
