import NotFound from '../components/plain/NotFound.tsx'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { PublicPageFrame } from './PublicPageFrame.tsx'

/** An unknown path where there is no layout around it (A54). */
const NotFoundPage = ({ config, home }: { config: ClientConfig; home: string }) => (
  <PublicPageFrame config={config}>
    <NotFound home={home} />
  </PublicPageFrame>
)

export default NotFoundPage
