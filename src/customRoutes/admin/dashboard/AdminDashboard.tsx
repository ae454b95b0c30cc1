import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyPage } from '../../../components/plain/lazyPage.ts'
import { leads } from '../../../resources/leads/index.ts'
import { PlatformOverview } from './PlatformOverview.tsx'

/** What has no path of its own: all requests, `?view=requests`, and the customers' videos, `?view=tutorials`. */
const views = new Map([
  ['requests', leads.list],
  [
    'tutorials',
    lazyPage(async () => ({ default: (await import('../../../resources/tutorials/index.ts')).tutorials.list })),
  ],
])

/** The overview, or the view that the address names. */
const AdminDashboard = () => {
  const view = useSearchParams()[0].get('view') ?? ''
  const View = views.get(view) ?? PlatformOverview
  return (
    <Suspense>
      <View key={view} />
    </Suspense>
  )
}

export default AdminDashboard
