import { createRequire } from 'node:module'
import type * as Emotion from '@emotion/react'
import { StyledEngineProvider } from '@mui/material'
import { cleanup, configure, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import * as en from '../../../contracts/messages/en/index.ts'
import * as hi from '../../../contracts/messages/hi/index.ts'

/** Pages and forms are lazy. On a busy machine, the first import takes longer than the default of one second. */
configure({ asyncUtilTimeout: 20_000 })

/** Globals that tests or their helpers replace or add. */
const REPLACED = ['matchMedia', 'ResizeObserver', 'IntersectionObserver']

/** Resolved by Node as MUI does, which differs from Vite's resolution. */
const { __unsafe_useEmotionCache: useEmotionCache }: typeof Emotion = createRequire(import.meta.url)('@emotion/react')

const withProvider = ({ children }: { children: ReactNode }) =>
  createElement(StyledEngineProvider, { injectFirst: true }, children)

/** Empties MUI's style caches, because jsdom evaluates every rule in the head for each visibility check. */
function dropStyles(): void {
  for (const options of [{}, { wrapper: withProvider }]) {
    const { result, unmount } = renderHook(useEmotionCache, options)
    unmount()
    const cache = result.current
    cache?.sheet.flush()
    if (cache) Object.assign(cache, { inserted: {}, registered: {} })
  }
}

// The files of a worker share its libraries, whose import takes seconds, and its window. Each file imports our own modules again and finds
// the window in its initial state.
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
for (const name of REPLACED) Reflect.deleteProperty(window, name)
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
dropStyles()
document.body.replaceChildren()
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)

/** jsdom lays nothing out: everything is visible. */
class EverythingIsSeen {
  private readonly report: (entries: { isIntersecting: boolean }[]) => void
  constructor(report: typeof this.report) {
    this.report = report
  }
  observe(): void {
    this.report([{ isIntersecting: true }])
  }
  disconnect(): void {}
}
Object.assign(window, { IntersectionObserver: EverythingIsSeen })

// Pages load their texts before rendering. In tests all texts are loaded in advance.
const { addMessages } = await import('../../../src/i18n/messages.ts')
addMessages('en', en)
addMessages('hi', hi)

afterEach(cleanup)

// The pages of a product read its declaration at once; the app loads it beside them.
const { loadProduct } = await import('../../../src/resources/verifications/declarations.ts')
const { productIds } = await import('../../../contracts/checks/catalogue.ts')
await Promise.all(productIds.map(loadProduct))
