import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** The time limit for loading a chunk (§9). After it the page offers to reload instead of waiting for ever. */
const CHUNK_MS = 120_000

/** A component that may have more to load before it can be rendered without waiting. */
export type Page<Props extends object = object> = ComponentType<Props> & { preload?: () => Promise<unknown> }

interface Module<Props extends object> {
  default: Page<Props>
}

/** A lazy component that can load before it is rendered. */
export type LazyPage<Props extends object = object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Resolves when the component can be rendered without waiting, or has failed to load, which is reported when it is rendered. */
  preload: () => Promise<unknown>
}

/**
 * Like `lazy`, but fails after two minutes. The page is the module's default export. A page that has loaded is rendered at once: `lazy`
 * alone would always suspend first, and React shows what comes after a fallback 300 ms after that fallback at the earliest.
 */
export function lazyPage<Props extends object = object>(load: () => Promise<Module<Props>>): LazyPage<Props> {
  let loaded: Module<Props> | undefined
  const loadNow = async () => {
    const module = await Promise.race([load(), tooLate()])
    // The module of a page may contain another lazy page.
    await module.default.preload?.()
    loaded = module
    return module
  }
  return Object.assign(
    lazy(() => (loaded ? resolvedWith(loaded) : loadNow())),
    { preload: () => loadNow().catch(() => {}) },
  )
}

/** A promise that calls back at once. `lazy` does not suspend for it. */
const resolvedWith = <Value>(value: Value) =>
  ({ then: (done: (value: Value) => unknown) => done(value) }) as unknown as Promise<Value>

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The page took too long to load.')), CHUNK_MS)
  })
