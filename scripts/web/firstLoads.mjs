import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/** The chunks by the names of their modules. A budget is in kB of 1000 bytes. */
const budgets = [
  { page: '/login', entries: ['index', 'ConsoleSignIn'], most: 125 },
  { page: '/admin/login', entries: ['admin', 'AdminSignIn'], most: 125 },
  { page: 'first list', entries: ['index', 'ConsoleApp', 'ResponsesPage'], most: 340 },
]

/** The JavaScript that a page's first load carries, gzipped, and its budget, in kB. Throws where the build lacks a chunk. */
export function firstLoads() {
  const chunks = fileURLToPath(new URL('../../dist/console/console-assets/', import.meta.url))
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
    // `from"./x.js"` and `import"./x.js"` load at once; `import("./x.js")` loads later.
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      withImports(imported ?? '', seen)
  }

  return budgets.map(({ page, entries, most }) => {
    /** @type {Set<string>} */
    const loaded = new Set()
    for (const entry of entries) withImports(chunkOf(entry), loaded)
    const bytes = [...loaded].reduce((sum, file) => sum + gzipSync(readFileSync(chunks + file)).length, 0)
    return { page, kB: bytes / 1000, most }
  })
}
