import { readFile } from 'node:fs/promises'
import type { PublicBuild } from '../../server/app/pages/publicBuild.ts'

/** The public pages, rendered from the sources, so that the server's tests need no build. */
export const publicSource: PublicBuild = {
  template: () => readFile('public.html', 'utf8'),
  render: async state => (await import('../../src/public/render.tsx')).renderPage(state),
  filesOf: () => ({ entry: null, scripts: [], fonts: [] }),
  stable: false,
}
