// The JavaScript that a page's first load carries, gzipped, against its budget (docs/decisions/0005 and 0009). Exits non-zero above it.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const chunks = fileURLToPath(new URL('../dist/console/console-assets/', import.meta.url))

/** The chunks by the names of their modules. A budget is in kB of 1000 bytes. */
const budgets = [
  { page: '/login', entries: ['index', 'ConsoleSignIn'], kB: 125 },
  { page: '/admin/login', entries: ['admin', 'AdminSignIn'], kB: 125 },
  { page: 'first list', entries: ['index', 'ConsoleApp', 'ResponsesPage'], kB: 340 },
]

const files = readdirSync(chunks).filter(file => file.endsWith('.js'))

/** @param {string} name */
const chunkOf = name => files.find(file => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file))

/** @param {string} file @param {Set<string>} seen */
function withImports(file, seen) {
  if (seen.has(file)) return seen
  seen.add(file)
  const code = readFileSync(chunks + file, 'utf8')
  // `from"./x.js"` and `import"./x.js"` load at once; `import("./x.js")` loads later.
  for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    withImports(imported ?? '', seen)
  return seen
}

let failed = false
for (const { page, entries, kB } of budgets) {
  const loaded = new Set()
  for (const entry of entries) {
    const file = chunkOf(entry)
    if (file) withImports(file, loaded)
    else {
      failed = true
      console.error(`${page}: there is no chunk named ${entry}.`)
    }
  }
  const bytes = [...loaded].reduce((sum, file) => sum + gzipSync(readFileSync(chunks + file)).length, 0)
  const line = `${page}: ${(bytes / 1000).toFixed(1)} kB of JavaScript, gzipped; at most ${kB}`
  if (bytes > kB * 1000) failed = true
  if (bytes > kB * 1000) console.error(line)
  else console.log(line)
}
process.exitCode = failed ? 1 : 0
