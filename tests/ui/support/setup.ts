import { createRequire } from 'node:module'
import type * as Emotion from '@emotion/react'
import { StyledEngineProvider } from '@mui/material'
import { cleanup, configure, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import * as en from '../../../contracts/messages/en/index.ts'
import * as hi from '../../../contracts/messages/hi/index.ts'

/** Pages and forms are lazy: on a busy machine their first import takes longer than the library's one second. */
configure({ asyncUtilTimeout: 20_000 })

/** What tests and their helpers put in place of the window's own, or where it has nothing. */
const REPLACED = ['matchMedia', 'ResizeObserver', 'IntersectionObserver']

/** As MUI finds it: by Node's own resolution, which differs from Vite's. */
const { __unsafe_useEmotionCache: useEmotionCache }: typeof Emotion = createRequire(import.meta.url)('@emotion/react')

const withProvider = ({ children }: { children: ReactNode }) =>
  createElement(StyledEngineProvider, { injectFirst: true }, children)

/** Empties the style caches of MUI: each rule in the head is read again for every element whose visibility is asked for. */
function dropStyles(): void {
  for (const options of [{}, { wrapper: withProvider }]) {
    const { result, unmount } = renderHook(useEmotionCache, options)
    unmount()
    const cache = result.current
    cache?.sheet.flush()
    if (cache) Object.assign(cache, { inserted: {}, registered: {} })
  }
}

// The files of a worker share its libraries, whose import takes seconds, and its window. Our own modules each file imports anew, and it finds
// the window as if it were the first.
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

// Pages load their texts before they are drawn: here all are there at once.
const { addMessages } = await import('../../../src/i18n/messages.ts')
addMessages('en', en)
addMessages('hi', hi)

afterEach(cleanup)
