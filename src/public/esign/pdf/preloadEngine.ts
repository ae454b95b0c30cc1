import { workerAddress } from './workerAddress.ts'

/** Loads the engine and its worker into the browser's cache, for the page that follows. */
export function preloadEngine(): void {
  void import('./openDocument.ts').catch(() => {})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: workerAddress }))
}
