import type { ComponentType } from 'react'
import type { PageName } from '../../contracts/platform/paths.ts'
import { lazyPage } from '../components/plain/lazyPage.ts'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { Maintenance } from './pages/Maintenance.tsx'

const tryOn = lazyPage(() => import('./pages/tryOn/TryOn.tsx'))

/** The console's pages that need no sign-in. Each lazy one is the default export of its module. */
export const publicBodies: Partial<Record<PageName, ComponentType<{ config: ClientConfig }>>> = {
  maintenance: Maintenance,
  thankYou: lazyPage(() => import('./pages/ThankYou.tsx')),
  terms: lazyPage(() => import('./pages/terms/Terms.tsx')),
  advertisement: lazyPage(() => import('./pages/Advertisement.tsx')),
  unsubscribe: lazyPage(() => import('./pages/unsubscribe/Unsubscribe.tsx')),
  pdfResult: lazyPage(() => import('./pages/pdfResult/PdfResult.tsx')),
  virtualTryOn: tryOn,
  virtualTryOnTestingUrl: tryOn,
}
