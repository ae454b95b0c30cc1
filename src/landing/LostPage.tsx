import NotFound from '../customRoutes/notFound/NotFound.tsx'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { PublicFrame } from './PublicFrame.tsx'

/** An unknown path where no layout stands around it (A54). */
const LostPage = ({ config, home }: { config: ClientConfig; home: string }) => (
  <PublicFrame config={config}>
    <NotFound home={home} />
  </PublicFrame>
)

export default LostPage
