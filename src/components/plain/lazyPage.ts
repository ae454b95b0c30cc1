import { type ComponentType, createElement, type ReactNode, Suspense, useEffect, useState } from 'react'

/** The time limit for loading a chunk (§9). After it the page offers to reload instead of waiting for ever. */
const CHUNK_MS = 120_000

/** A component that may have more to load before it can be rendered without waiting. */
export type Page<Props extends object = object> = ComponentType<Props> & { preload?: () => Promise<unknown> }

/** A component whose code loads when it is first rendered, or before. */
export type LazyPage<Props extends object = object> = ComponentType<
  Props & {
    /** Shown while the code or the texts load; nothing by default. */
    fallback?: ReactNode
  }
> & {
  /** Resolves when the component can be rendered without waiting, or has failed to load, which is reported when it is rendered. */
  preload: () => Promise<unknown>
}

/**
 * A component in a chunk of its own: the module's default export. Loading fails after two minutes, and the nearest error boundary shows it.
 * Unlike with React's `lazy`, what has loaded is rendered at once, and nothing waits for the 300 ms that React keeps a fallback of
 * `Suspense`.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ default: Page<Props> }>,
): LazyPage<Props> {
  let loaded: Page<Props> | undefined
  async function loadPage(): Promise<Page<Props>> {
    const module = await Promise.race([load(), tooLate()])
    // The page may itself be lazy or render another lazy page first.
    await module.default.preload?.()
    loaded = module.default
    return loaded
  }

  const Lazy = ({ fallback = null, ...props }: { fallback?: ReactNode }) => {
    const [Shown, setShown] = useState(() => loaded)
    const [failure, setFailure] = useState<Error>()
    useEffect(() => {
      if (!Shown) loadPage().then(page => setShown(() => page), setFailure)
    }, [Shown])
    if (failure) throw failure
    // Texts may still be missing.
    return Shown ? createElement(Suspense, { fallback }, createElement(Shown, props as Props)) : fallback
  }
  return Object.assign(Lazy, { preload: async () => loaded ?? loadPage().catch(() => {}) })
}

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The page took too long to load.')), CHUNK_MS)
  })
