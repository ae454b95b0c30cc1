import { ResourceContextProvider } from 'react-admin'
import { PageSkeleton } from '../components/PageSkeleton.tsx'
import { ReloadBoundary } from '../components/plain/ReloadBoundary.tsx'
import type { PageRoute } from '../customRoutes/routeTable.ts'

/** A page within its resource context, with a skeleton while it loads (A56). */
export const PageFrame = ({ route: { page: Page, resource } }: { route: PageRoute }) => (
  <ReloadBoundary>
    {resource ? (
      <ResourceContextProvider value={resource}>
        <Page fallback={<PageSkeleton />} />
      </ResourceContextProvider>
    ) : (
      <Page fallback={<PageSkeleton />} />
    )}
  </ReloadBoundary>
)
