import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig } from 'vite'
import { commonChunk } from './scripts/web/commonChunk.ts'
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
const shim = (name: string) => file(`scripts/web/shims/${name}`)

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [contractFacts(), react()],
  resolve: {
    alias: {
      inflection: shim('inflection.mjs'),
      'query-string': shim('queryString.mjs'),
      'jsonexport/dist/index.js': shim('jsonexport.mjs'),
    },
  },
  publicDir: 'src/theme/static',
  builder: {},
  optimizeDeps: { entries: ['index.html', 'admin.html', 'public.html'] },
  environments: {
    client: { build: build('console', ['index.html', 'admin.html']) },
    // The server finds a page's files by the manifest and names them itself; what needs no build lies with the console's.
    public: {
      consumer: 'client',
      build: {
        ...build('public', ['public.html']),
        manifest: 'manifest.json',
        copyPublicDir: false,
        modulePreload: false,
        // One file of eleven kilobytes for all pages, instead of eight requests before the first paint.
        cssCodeSplit: false,
        rolldownOptions: {
          input: ['public.html'],
          output: {
            codeSplitting: {
              groups: [
                {
                  name: commonChunk(
                    file('src/public/start.tsx'),
                    file('src/public/pages.ts'),
                    file('src/public/landing/LandingPage.tsx'),
                  ),
                },
              ],
            },
          },
        },
      },
    },
    // Its libraries are built in: React is the one of production wherever the server runs.
    render: {
      consumer: 'server',
      keepProcessEnv: false,
      resolve: { noExternal: true },
      build: { ...build('render', ['src/public/render.tsx']), copyPublicDir: false, ssr: true, emitAssets: false },
    },
  },
})
