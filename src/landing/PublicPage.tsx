import { matchPage } from '../../contracts/pages/pages.ts'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { PublicPageFrame } from './PublicPageFrame.tsx'
import { Maintenance } from './pages/Maintenance.tsx'
import { publicBodies } from './publicBodies.ts'

function bodyAt(path: string, config: ClientConfig) {
  const page = matchPage(path)
  const Page = (page && publicBodies[page.name]) ?? Maintenance
  return <Page config={config} />
}

/** A page that needs no sign-in, under a bar with the brand and the language. */
const PublicPage = ({ config }: { config: ClientConfig }) => (
  <PublicPageFrame config={config}>{bodyAt(location.pathname, config)}</PublicPageFrame>
)

export default PublicPage
