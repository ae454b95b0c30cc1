import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig } from 'vite'
import { contractFacts } from './scripts/web/contractFacts.ts'

/** One environment's build. Each has its own outDir and assetsDir: in a shared one the second build deletes the first's files. */
const build = (name: string, input: string[]): BuildEnvironmentOptions => ({
  outDir: `dist/${name}`,
  assetsDir: `${name}-assets`,
  // An inlined font or image is a data: address, which the CSP refuses for fonts.
  assetsInlineLimit: 0,
  rolldownOptions: { input },
})

/** What our libraries bring along and our pages never reach (docs/decisions/0009). */
const standIn = (file: string) => fileURLToPath(new URL(`scripts/web/standIns/${file}`, import.meta.url))

export default defineConfig({
  plugins: [contractFacts(), react()],
  resolve: {
    alias: {
      'object.entries': standIn('objectEntries.cjs'),
      inflection: standIn('inflection.mjs'),
      'jsonexport/dist/index.js': standIn('jsonexport.mjs'),
    },
  },
  publicDir: 'src/theme/static',
  builder: {},
  optimizeDeps: { entries: ['index.html', 'admin.html'] },
  environments: {
    client: { build: build('console', ['index.html', 'admin.html']) },
  },
})
