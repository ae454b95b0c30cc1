import { type ComponentType, lazy } from 'react'

/** A chunk may take so long (§9); then the page offers to reload instead of waiting for ever. */
const CHUNK_MS = 120_000

/** `lazy` that gives up after two minutes. The page is the module's default export. */
export const lazyPage = <Props extends object = object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => Promise.race([load(), tooLate()]))

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The page took too long to load.')), CHUNK_MS)
  })
