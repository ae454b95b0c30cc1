import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { GalleryFrame } from '../gallery/GalleryFrame.tsx'

// The components' libraries need these, and jsdom lacks them.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(document, { elementFromPoint: () => null })
window.matchMedia ??= query =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList

afterEach(cleanup)

export const renderComponent = (children: ReactNode, locale: 'en' | 'hi' = 'en') => ({
  user: userEvent.setup(),
  ...render(<GalleryFrame locale={locale}>{children}</GalleryFrame>),
})
