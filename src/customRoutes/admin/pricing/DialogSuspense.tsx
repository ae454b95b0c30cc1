import { type ReactNode, Suspense } from 'react'

/** A dialog whose chunk may still be on its way; the page stays as it is meanwhile. */
export const DialogSuspense = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>
