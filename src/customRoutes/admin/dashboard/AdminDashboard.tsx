import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyPage } from '../../../components/plain/lazyPage.ts'
import { Leads } from '../../../resources/leads/Leads.tsx'
import { LEADS_VIEW } from '../../../resources/leads/leadsView.ts'
import { TUTORIALS_VIEW } from '../tutorials/tutorial.ts'
import { PlatformOverview } from './PlatformOverview.tsx'

const Tutorials = lazyPage(() => import('../tutorials/Tutorials.tsx'))

/** The overview, or what has no path of its own: all requests, `?view=requests`, and the customers' videos, `?view=tutorials`. */
const AdminDashboard = () => {
  const view = useSearchParams()[0].get('view')
  if (view === LEADS_VIEW) return <Leads />
  if (view === TUTORIALS_VIEW)
    return (
      <Suspense>
        <Tutorials />
      </Suspense>
    )
  return <PlatformOverview />
}

export default AdminDashboard
