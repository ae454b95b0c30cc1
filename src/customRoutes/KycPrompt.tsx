import { PageSkeleton } from '../components/PageSkeleton.tsx'
import { lazyPage } from '../components/plain/lazyPage.ts'
import { ReloadBoundary } from '../components/plain/ReloadBoundary.tsx'

const Prompt = lazyPage(() => import('./kyc/KycPromptPage.tsx'))

/** Replaces a gated page until KYC is complete. Shown in place, without a redirect (A64). */
export const KycPrompt = () => (
  <ReloadBoundary>
    <Prompt fallback={<PageSkeleton />} />
  </ReloadBoundary>
)
