import type { ComponentType } from 'react'
import { matchPage } from '../../contracts/pages/pages.ts'
import type { PageName } from '../../contracts/platform/paths.ts'
import { lazyPage } from '../components/plain/lazyPage.ts'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { PublicPageFrame } from './PublicPageFrame.tsx'
import { TextPage } from './pages/TextPage.tsx'

type Body = ComponentType<{ config: ClientConfig }>

const tryOn = lazyPage(() => import('./pages/tryOn/TryOn.tsx'))

/** Pages with more than text. Each is the default export of its module. */
const bodies: Partial<Record<PageName, Body>> = {
  thankYou: lazyPage(() => import('./pages/ThankYou.tsx')),
  terms: lazyPage(() => import('./pages/terms/Terms.tsx')),
  advertisement: lazyPage(() => import('./pages/Advertisement.tsx')),
  unsubscribe: lazyPage(() => import('./pages/unsubscribe/Unsubscribe.tsx')),
  pdfResult: lazyPage(() => import('./pages/pdfResult/PdfResult.tsx')),
  virtualTryOn: tryOn,
  virtualTryOnTestingUrl: tryOn,
}

function bodyAt(path: string, config: ClientConfig) {
  const page = matchPage(path)
  const Page: Body = (page && bodies[page.name]) ?? TextPage
  return <Page config={config} />
}

/** A page that needs no sign-in, under a bar with the brand and the language. */
const PublicPage = ({ config }: { config: ClientConfig }) => (
  <PublicPageFrame config={config}>{bodyAt(location.pathname, config)}</PublicPageFrame>
)

export default PublicPage
