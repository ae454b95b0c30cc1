import { useSearchParams } from 'react-router-dom'
import { PageSkeleton } from '../../components/PageSkeleton.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { BulkSend } from './bulk/BulkSend.tsx'
import { BulkStart } from './bulk/BulkStart.tsx'
import { Dashboard } from './Dashboard.tsx'

const EnvelopeBuilder = lazyPage(() => import('./builder/EnvelopeBuilder.tsx'))

/** The dashboard of e-sign, or what the address names: a draft, a template that is sent to many, or a list of rows. */
const EsignPage = () => {
  const [search] = useSearchParams()
  const id = search.get('id')
  const template = search.get('template')
  const bulk = search.get('bulk')
  if (template) return <BulkStart key={template} template={template} />
  if (bulk) return <BulkSend key={bulk} id={bulk} />
  return id ? <EnvelopeBuilder key={id} id={id} fallback={<PageSkeleton />} /> : <Dashboard />
}

export default EsignPage
