import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** The time limit for loading a chunk (§9). After it the page offers to reload instead of waiting for ever. */
const CHUNK_MS = 120_000

/** A lazy component that can load before it is rendered. */
export type LazyPage<Props extends object = object> = LazyExoticComponent<ComponentType<Props>> & {
  preload: () => void
}

/** Like `lazy`, but fails after two minutes. The page is the module's default export. */
export const lazyPage = <Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> =>
  Object.assign(
    lazy(() => Promise.race([load(), tooLate()])),
    // A failure is reported when the page is rendered.
    { preload: () => void load().catch(() => {}) },
  )

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The page took too long to load.')), CHUNK_MS)
  })
