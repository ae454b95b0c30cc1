import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** How the server names a file beside a module: `new URL('./page.css', import.meta.url)`. */
const OWN_FILE = /new URL\('(\.{1,2}\/[^']+)', import\.meta\.url\)/g

/**
 * Takes the files that modules name by their place into the bundle: a module becomes an entry of its own, for a worker thread, and any
 * other file is copied.
 */
export const ownFiles = (): Plugin => ({
  name: 'own-files',
  enforce: 'pre',
  transform: {
    filter: { code: OWN_FILE },
    handler(code, module) {
      const replaced = code.replace(OWN_FILE, (_, path: string) => {
        const file = join(dirname(module), path)
        const name = basename(file)
        const reference = name.endsWith('.ts')
          ? this.emitFile({ type: 'chunk', id: file, name: basename(name, '.ts') })
          : this.emitFile({ type: 'asset', source: readFileSync(file), name })
        return `import.meta.ROLLUP_FILE_URL_${reference}`
      })
      // Lines stay as they are.
      return { code: replaced, map: null }
    },
  },
  resolveFileUrl: ({ relativePath }) => `new URL('${relativePath}', import.meta.url)`,
})
