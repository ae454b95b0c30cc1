import { Skeleton } from '@mui/material'
import { Navigate } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { inquiryResource } from '../../../contracts/resources/inquiry.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { NewButton } from './NewButton.tsx'
import { useInquiry } from './useInquiry.ts'
import { Walk } from './Walk.tsx'

/** An inquiry: what it means, its graph with a table that does the same, and what can be asked next. */
const DetailPage = () => {
  const text = useTexts('inquiriesScreen')
  const locale = useLocale()
  const { id, data: shown, error, refetch, refresh } = useInquiry()
  if (id === '') return <Navigate replace to={paths.dynamicIntelligenceResponses} />
  if (!shown && !error) return <Skeleton variant="rounded" height={240} />
  if (!shown)
    return (
      <LoadError
        isPage
        title={inquiryResource.words?.[error?.status === 404 ? 'missing' : 'error']?.[locale]}
        requestId={error?.requestId}
        onRetry={() => void refetch()}
      />
    )
  const about = shown.about.join(', ') || text('product')
  return (
    <>
      <PageHeader
        crumbs={[
          { label: text('product'), to: paths.dynamicIntelligence },
          { label: text('responses'), to: paths.dynamicIntelligenceResponses },
          { label: about, mono: true },
        ]}
        title={about}
        actions={<NewButton />}
      />
      {shown.status === 'erased' ? (
        <InlineAlert tone="info">{text('state.erased')}</InlineAlert>
      ) : (
        <Walk key={shown.id} shown={shown} refresh={refresh} />
      )}
    </>
  )
}

export default DetailPage
