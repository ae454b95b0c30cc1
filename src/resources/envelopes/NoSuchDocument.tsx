import { Button } from '@mui/material'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { envelopeResource } from '../../../contracts/resources/envelope.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** The page of a document that is not there. */
export const NoSuchDocument = () => {
  const text = useTexts('esignScreen')
  const { title, missing } = envelopeResource.words ?? {}
  const locale = useLocale()
  return (
    <>
      <PageHeader crumbs={[{ label: text('product'), to: paths.esign }]} title={title?.[locale] ?? ''} />
      <EmptyState
        icon={SearchX}
        tone="neutral"
        title={missing?.[locale] ?? ''}
        actions={
          <Button variant="outlined" component={Link} to={paths.esignResponses}>
            {text('toList')}
          </Button>
        }
      >
        {text('missing')}
      </EmptyState>
    </>
  )
}
