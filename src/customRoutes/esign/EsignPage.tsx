import { useSearchParams } from 'react-router-dom'
import { PageSkeleton } from '../../components/PageSkeleton.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { Dashboard } from './Dashboard.tsx'

const EnvelopeBuilder = lazyPage(() => import('./builder/EnvelopeBuilder.tsx'))

/** The dashboard of e-sign, or the draft that the address names. */
const EsignPage = () => {
  const id = useSearchParams()[0].get('id')
  return id ? <EnvelopeBuilder key={id} id={id} fallback={<PageSkeleton />} /> : <Dashboard />
}

export default EsignPage
