import NotFound from '../components/plain/NotFound.tsx'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { PublicPageFrame } from './PublicPageFrame.tsx'

/** The page for an unknown path outside of any layout (A54). */
const NotFoundPage = ({ config, home }: { config: ClientConfig; home: string }) => (
  <PublicPageFrame config={config}>
    <NotFound home={home} />
  </PublicPageFrame>
)

export default NotFoundPage
