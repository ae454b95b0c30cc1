import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

/** @param {string} file */
const packedBytes = file => gzipSync(readFileSync(file)).length

/**
 * The first load of a public page: the entry, the page's module, everything they import, the scripts before them, and the one
 * style sheet.
 */
function publicLoads() {
  /** @type {Record<string, { file: string, imports?: string[] }>} */
  const manifest = JSON.parse(readFileSync(`${dist}public/manifest.json`, 'utf8'))
  /** @type {Set<string>} */
  const scripts = new Set()
  /** @param {string} name */
  function add(name) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`There is no chunk named ${name}.`)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  for (const name of ['public.html', 'src/public/landing/LandingPage.tsx']) add(name)
  const html = readFileSync(`${dist}public/public.html`, 'utf8')
  const styles = [...html.matchAll(/rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, file]) => file ?? '')
  const small = ['mode', 'language', 'start'].map(name => `console/theme/${name}.js`)
  /** @param {Iterable<string>} files */
  const kB = files => [...files].reduce((sum, file) => sum + packedBytes(dist + file), 0) / 1000
  const built = [...scripts].map(file => `public/${file}`)
  return [
    { page: '/challan-detailed/:brand', what: 'JavaScript', kB: kB([...built, ...small]), most: 85 },
    { page: '/challan-detailed/:brand (styles)', what: 'CSS', kB: kB(styles.map(file => `public/${file}`)), most: 15 },
  ]
}

/** Chunks by module name, including the texts needed for the first paint; budgets in kB of 1000 bytes. */
const budgets = [
  { page: '/', entries: ['index', 'Landing', 'entry.en', 'landing.en'], most: 125 },
  { page: '/login', entries: ['index', 'ConsoleSignIn', 'entry.en'], most: 125 },
  { page: '/admin/login', entries: ['admin', 'AdminSignIn', 'entry.en'], most: 125 },
  { page: 'first list', entries: ['index', 'ConsoleApp', 'ResponsesPage', 'entry.en', 'app.en'], most: 340 },
]

/** The gzipped size of each page's first load and its budget, in kB. Throws when a chunk is missing from the build. */
export function measureFirstLoads() {
  const chunks = `${dist}console/console-assets/`
  const files = readdirSync(chunks).filter(file => file.endsWith('.js'))

  /** @param {string} name */
  function chunkOf(name) {
    const file = files.find(one => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(one))
    if (!file) throw new Error(`There is no chunk named ${name}.`)
    return file
  }

  /** @param {string} file @param {Set<string>} seen */
  function withImports(file, seen) {
    if (seen.has(file)) return
    seen.add(file)
    const code = readFileSync(chunks + file, 'utf8')
    // `from"./x.js"` and `import"./x.js"` load immediately; `import("./x.js")` loads later.
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      withImports(imported ?? '', seen)
  }

  const ofConsole = budgets.map(({ page, entries, most }) => {
    /** @type {Set<string>} */
    const loaded = new Set()
    for (const entry of entries) withImports(chunkOf(entry), loaded)
    const bytes = [...loaded].reduce((sum, file) => sum + packedBytes(chunks + file), 0)
    return { page, what: 'JavaScript', kB: bytes / 1000, most }
  })
  return [...ofConsole, ...publicLoads()]
}
