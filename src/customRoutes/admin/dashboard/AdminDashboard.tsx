import { useSearchParams } from 'react-router-dom'
import { lazyPage } from '../../../components/plain/lazyPage.ts'
import { leads } from '../../../resources/leads/index.ts'
import { PlatformOverview } from './PlatformOverview.tsx'

const Requests = leads.list
const Tutorials = lazyPage(async () => ({
  default: (await import('../../../resources/tutorials/index.ts')).tutorials.list,
}))

/** The overview, all requests (`?view=requests`) or the tutorials (`?view=tutorials`): the specification gives the latter two no path. */
const AdminDashboard = () => {
  const view = useSearchParams()[0].get('view')
  if (view === 'requests') return <Requests />
  if (view === 'tutorials') return <Tutorials />
  return <PlatformOverview />
}

export default AdminDashboard
