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
const shim = (file: string) => fileURLToPath(new URL(`scripts/web/shims/${file}`, import.meta.url))

/** What stands in each public page's first load. */
const everywhere =
  /node_modules\/(?:react|react-dom|scheduler)\/|lucide-react\/dist\/esm\/(?:shared|context|Icon|createLucideIcon|icons\/(?:menu|landmark|circle-check|loader-circle|circle-x|circle-exclamation-point|check)\.)|src\/public\/(?:shell\/|search\/(?:ErrorText|SearchStepForm|ActionButton)\.|(?:PublicApp|state)\.)|src\/components\/(?:BrandMark|plain\/(?:Button|LinkButton|Notice|NumberPlate|lazyPage)\.)|src\/i18n\/(?:locale|messages|useTexts)|src\/theme\/ink|contracts\/(?:publicLimits|text|money|challans|challan(?:Paths|Session)|publicPage|calls\/(?:place|publicChallans)|messages\/translate)\.|src\/public\/challans\/shared\/(?:usePublicApi|useIsHydrated)\./

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
          // What every public page has anyway is one file: fifteen small ones weigh two kilobytes more, and each is a request.
          output: { codeSplitting: { groups: [{ name: 'common', test: everywhere }] } },
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
