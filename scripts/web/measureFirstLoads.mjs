import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

/** The English texts of a part of the app. @param {string} name */
const texts = name => `contracts/messages/bundles/${name}.en.ts`

/** What each page runs before it is usable, by module, with its limits: kB of 1000 bytes gzipped, and requests. */
const consoleLoads = [
  {
    page: '/',
    modules: ['index.html', 'src/landing/Landing.tsx', texts('entry'), texts('landing')],
    kB: 115,
    requests: 12,
  },
  { page: '/login', modules: ['index.html', 'src/signIn/ConsoleSignIn.tsx', texts('entry')], kB: 105, requests: 12 },
  {
    page: '/admin/login',
    modules: ['admin.html', 'src/signIn/AdminSignIn.tsx', texts('entry')],
    kB: 105,
    requests: 12,
  },
  {
    page: 'first list',
    modules: [
      'index.html',
      'src/layout/ConsoleApp.tsx',
      'src/resources/verifications/list/ResponsesPage.tsx',
      texts('entry'),
      texts('app'),
    ],
    kB: 300,
    requests: 15,
  },
  {
    page: 'dashboard',
    modules: [
      'index.html',
      'src/layout/ConsoleApp.tsx',
      'src/customRoutes/dashboard/Dashboard.tsx',
      texts('entry'),
      texts('app'),
    ],
    kB: 400,
    requests: 20,
  },
]

const publicLoad = {
  page: '/challan-detailed/:brand',
  modules: ['public.html', 'src/public/landing/LandingPage.tsx'],
  kB: 88,
  requests: 12,
}

const reportLoad = {
  page: '/kyc-intelligence/:requestId',
  modules: ['public.html', 'src/public/intelligence/ReportPage.tsx'],
  kB: 110,
  requests: 12,
}

/** The frame, before what a kind's content needs. */
const invitationLoad = {
  page: '/i/:token',
  modules: ['public.html', 'src/public/invitation/InvitationPage.tsx'],
  kB: 100,
  requests: 12,
}

/** Its content comes with the document. */
const statusLoad = {
  page: '/status',
  modules: ['public.html', 'src/public/status/StatusPage.tsx'],
  kB: 100,
  requests: 12,
}

/** The page of a video call before the camera opens. */
const callLoad = {
  page: '/video-call/:code',
  modules: ['public.html', 'src/public/videoCall/VideoCallPage.tsx', 'src/public/videoCall/VideoCall.tsx'],
  kB: 130,
  requests: 16,
}

/** The consent to sign, with what its kind adds to the frame. */
const consentLoad = {
  page: '/accept-esign/:code',
  modules: ['public.html', 'src/public/esign/AcceptPage.tsx', 'src/public/esign/ConsentContent.tsx'],
  kB: 105,
  requests: 14,
}

/** Name, address and code of a public form. */
const formLoad = {
  page: '/esign-form/:code',
  modules: ['public.html', 'src/public/esign/FormPage.tsx'],
  kB: 100,
  requests: 12,
}

/** The document with its fields, before the PDF engine. */
const signLoad = {
  page: '/sign-document/:code',
  modules: ['public.html', 'src/public/esign/SignPage.tsx', 'src/public/esign/form/FieldDialog.tsx'],
  kB: 120,
  requests: 16,
}

/** The scripts of `src/theme/static` that run before or beside a page's modules. */
const small = { console: ['mode'], public: ['mode', 'language', 'start'] }

/** @param {string} file */
const packedBytes = file => gzipSync(readFileSync(file)).length

/** @param {Iterable<string>} files */
const packedKB = files => [...files].reduce((sum, file) => sum + packedBytes(dist + file), 0) / 1000

/**
 * The scripts of modules, with everything that they import.
 * @param {'console' | 'public'} app
 * @param {readonly string[]} modules
 */
function scriptsOf(app, modules) {
  /** @type {Record<string, { file: string, imports?: string[] }>} */
  const manifest = JSON.parse(readFileSync(`${dist}${app}/manifest.json`, 'utf8'))
  const scripts = new Set(small[app].map(name => `console/theme/${name}.js`))
  /** @param {string} name */
  function add(name) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`There is no chunk named ${name}.`)
    const file = `${app}/${chunk.file}`
    if (scripts.has(file)) return
    scripts.add(file)
    chunk.imports?.forEach(add)
  }
  modules.forEach(add)
  return scripts
}

/** The public pages' one style sheet. */
function publicStyles() {
  const html = readFileSync(`${dist}public/public.html`, 'utf8')
  return [...html.matchAll(/rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, file]) => `public/${file}`)
}

/**
 * What each page's first load weighs and how many requests it makes, each with its limit.
 * @returns {{ page: string, what: string, value: number, most: number }[]}
 */
export function measureFirstLoads() {
  const loads = [
    ...consoleLoads.map(load => ({ ...load, app: /** @type {const} */ ('console') })),
    ...[publicLoad, reportLoad, invitationLoad, statusLoad, callLoad, consentLoad, formLoad, signLoad].map(load => ({
      ...load,
      app: /** @type {const} */ ('public'),
    })),
  ]
  const scripts = loads.flatMap(({ page, app, modules, kB, requests }) => {
    const files = scriptsOf(app, modules)
    return [
      { page, what: 'kB of JavaScript, gzipped', value: packedKB(files), most: kB },
      { page, what: 'requests for scripts', value: files.size, most: requests },
    ]
  })
  return [...scripts, { page: publicLoad.page, what: 'kB of CSS, gzipped', value: packedKB(publicStyles()), most: 20 }]
}
