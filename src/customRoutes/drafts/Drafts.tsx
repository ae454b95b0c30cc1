import { Skeleton } from '@mui/material'
import { FilePenLine } from 'lucide-react'
import { type UseGetListHookValue, useGetList } from 'ra-core'
import { type ReactNode, useId } from 'react'
import { paths } from '../../../contracts/platform/paths.ts'
import { bulkJob } from '../../../contracts/resources/bulkJob.ts'
import { draft } from '../../../contracts/resources/draft.ts'
import { useCanEdit, useSession } from '../../authProvider/session.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { EmbeddedList } from '../../components/list/ListPage.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ProductPicker } from '../dashboard/ProductPicker.tsx'
import styles from './Drafts.module.css'
import { draftChecks, unstarted, unstartedFiles } from './lists.tsx'

/** Unsent work of the account: single checks, and files that were not started. */
const Drafts = () => {
  const text = useTexts('templates')
  const locale = useLocale()
  const { kycComplete } = useSession()
  const checks = useCount(draft.name)
  // Bulk files require complete KYC.
  const files = useCount(bulkJob.name, unstarted, kycComplete)
  const failed = [checks, files].find(({ error, total }) => error && total === undefined)
  const isPending = checks.total === undefined || (kycComplete && files.total === undefined)
  return (
    <>
      <PageHeader
        crumbs={[{ label: text('title'), to: paths.templates }, { label: text('drafts.title') }]}
        title={text('drafts.title')}
      />
      <div className={styles.page}>
        <p className={styles.lead}>{text('drafts.lead')}</p>
        {failed && (
          <LoadError
            title={text('drafts.error')}
            requestId={(failed.error as CallError).requestId}
            onRetry={() => void failed.refetch()}
          />
        )}
        {!failed && isPending && <Skeleton variant="rounded" height={120} />}
        {!failed && !isPending && !checks.total && !files.total && <NoDrafts />}
        {!!checks.total && (
          <Part title={draft.words?.title[locale] ?? ''}>
            <EmbeddedList of={draftChecks} />
          </Part>
        )}
        {!!files.total && (
          <Part title={bulkJob.words?.title[locale] ?? ''}>
            <EmbeddedList of={unstartedFiles} filter={unstarted} />
          </Part>
        )}
      </div>
    </>
  )
}

export default Drafts

/** The number of records; an empty list is hidden. */
const useCount = (
  resource: string,
  filter = {},
  enabled = true,
): Pick<UseGetListHookValue, 'total' | 'error' | 'refetch'> =>
  useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' }, filter },
    { enabled, onError: () => {} },
  )

const NoDrafts = () => {
  const text = useTexts('templates')
  const mayAct = useCanEdit()
  return (
    <EmptyState
      icon={FilePenLine}
      title={text('drafts.empty')}
      actions={mayAct && <ProductPicker variant="contained" label={text('drafts.start')} page="verify" />}
    >
      {text('drafts.emptyDetail')}
    </EmptyState>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
