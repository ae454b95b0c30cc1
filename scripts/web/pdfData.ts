import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const folders = ['cmaps', 'standard_fonts', 'wasm']

/** What has no use without scripts in documents, which are not run. */
const isUseless = (name: string) => name.startsWith('LICENSE') || name.startsWith('quickjs')

/**
 * Puts the files beside the pages that the PDF engine loads by name when a document needs them. Their names have no digest, so that their folder has the
 * engine's version.
 */
export function pdfData(engine: string): Plugin {
  const { version } = JSON.parse(readFileSync(`${engine}/package.json`, 'utf8')) as { version: string }
  const built = `public-assets/pdf-${version}`
  return {
    name: 'pdf-data',
    config: (_, { command }) => ({
      define: { __PDF_DATA__: JSON.stringify(command === 'build' ? `/${built}` : '/node_modules/pdfjs-dist') },
    }),
    generateBundle() {
      if (this.environment.name !== 'public') return
      for (const folder of folders)
        for (const name of readdirSync(`${engine}/${folder}`).filter(one => !isUseless(one)))
          this.emitFile({
            type: 'asset',
            fileName: `${built}/${folder}/${name}`,
            source: readFileSync(`${engine}/${folder}/${name}`),
          })
    },
  }
}
