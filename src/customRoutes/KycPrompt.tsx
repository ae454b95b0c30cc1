import { Suspense } from 'react'
import { PageSkeleton } from '../components/PageSkeleton.tsx'
import { lazyPage } from '../components/plain/lazyPage.ts'
import { ReloadBoundary } from '../components/plain/ReloadBoundary.tsx'

const Prompt = lazyPage(() => import('./kyc/KycPromptPage.tsx'))

/** Stands in the place of a gated page until KYC is complete, with all that completes it: a prompt, not a redirect (A64). */
export const KycPrompt = () => (
  <ReloadBoundary>
    <Suspense fallback={<PageSkeleton />}>
      <Prompt />
    </Suspense>
  </ReloadBoundary>
)
