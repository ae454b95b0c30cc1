import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, type EnvironmentOptions } from 'vite'
import { chunkSurvey } from './scripts/web/chunkSurvey.ts'
import { contractFacts } from './scripts/web/contractFacts.ts'
import { lodash } from './scripts/web/lodash.ts'
import { pdfData } from './scripts/web/pdfData.ts'

/** One environment's build. Each has its own outDir and assetsDir: in a shared one the second build deletes the first's files. */
const build = (name: string, input: string[]): BuildEnvironmentOptions => ({
  outDir: `dist/${name}`,
  assetsDir: `${name}-assets`,
  // An inlined font or image is a data: address, which the CSP refuses for fonts.
  assetsInlineLimit: 0,
  rolldownOptions: { input },
})

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url)).replaceAll('\\', '/')

/** What our libraries bring along and our pages never reach (docs/decisions/0009). */
const shim = (name: string) => file(`scripts/web/shims/${name}`)

/** The router without its warnings for developers, which its package names first for every bundler. */
const quietRouter = {
  'react-router/dom': file('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': file('node_modules/react-router/dist/production/index.mjs'),
}

/** The pages that most visits begin with: they load hardly anything that they do not need. */
const firstPages = [
  'index.html',
  'admin.html',
  'public.html',
  'src/signIn/ConsoleSignIn.tsx',
  'src/signIn/AdminSignIn.tsx',
  'src/landing/Landing.tsx',
  'src/public/landing/LandingPage.tsx',
].map(file)

/** The pages on which most people land after they have signed in. */
const usualPages = [
  'src/customRoutes/dashboard/Dashboard.tsx',
  'src/resources/verifications/list/ResponsesPage.tsx',
].map(file)

/** The route tables load beside their apps, so that the code of a page does not wait for that of its app. */
const routeTables = ['src/customRoutes/routes.tsx', 'src/customRoutes/admin/adminRoutes.ts'].map(file)

const grouping = {
  requestBytes: 16_000,
  weightOf: (module: string) => (firstPages.includes(module) ? 110 : usualPages.includes(module) ? 80 : 1),
  isPreloader: (module: string) => routeTables.includes(module),
}

const consoleChunks = chunkSurvey('consoleSurvey', grouping)
const publicChunks = chunkSurvey('publicSurvey', grouping)

const consoleInput = ['index.html', 'admin.html']
const publicInput = ['public.html']

/** An environment that is only looked at. */
const survey = (name: string, input: string[]): EnvironmentOptions => ({
  consumer: 'client',
  build: { ...build(name, input), write: false, minify: false, copyPublicDir: false },
})

export default defineConfig(({ command }) => ({
  plugins: [
    contractFacts(),
    lodash(),
    pdfData(file('node_modules/pdfjs-dist')),
    react(),
    consoleChunks.plugin,
    publicChunks.plugin,
  ],
  resolve: {
    alias: {
      ...(command === 'build' && quietRouter),
      inflection: shim('inflection.mjs'),
      'query-string': shim('queryString.mjs'),
      'jsonexport/dist/index.js': shim('jsonexport.mjs'),
    },
  },
  publicDir: 'src/theme/static',
  // The surveys tell the other environments' builds how to group the chunks.
  builder: { sharedConfigBuild: true },
  optimizeDeps: { entries: ['index.html', 'admin.html', 'public.html'] },
  environments: {
    ...(command === 'build' && {
      consoleSurvey: survey('console', consoleInput),
      publicSurvey: survey('public', publicInput),
    }),
    client: {
      build: {
        ...build('console', consoleInput),
        manifest: 'manifest.json',
        rolldownOptions: { input: consoleInput, output: { codeSplitting: consoleChunks.codeSplitting } },
      },
    },
    // The server finds a page's files by the manifest and names them itself; what needs no build lies with the console's.
    public: {
      consumer: 'client',
      build: {
        ...build('public', publicInput),
        manifest: 'manifest.json',
        copyPublicDir: false,
        modulePreload: false,
        // One file of sixteen kilobytes for all pages, instead of eight requests before the first paint.
        cssCodeSplit: false,
        rolldownOptions: { input: publicInput, output: { codeSplitting: publicChunks.codeSplitting } },
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
}))
