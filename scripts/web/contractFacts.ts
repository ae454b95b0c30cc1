import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** The contract's declarations: data that carries schemas. The registries over products have no schemas of their own and stay code. */
const declarations =
  /\/contracts\/(?:calls|fields|resources|products(?!\/(?:index|subject)\.ts)|cases\/steps(?!\/index\.ts))\/\w+\.ts$/

const isSchema = (value: object) => '_zod' in value

/** What only the documentation and the server say about a call. */
const unsent = new Set(['summary', 'errors'])

const isCall = (value: object) => 'service' in value && 'method' in value && 'path' in value

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** A value as the browser needs it: without schemas, wherever they occur in it. Throws on anything that JSON would lose or alter. */
function facts(value: unknown, at: string): unknown {
  if (value === undefined || value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (Array.isArray(value)) return value.map((item, index) => facts(item, `${at}[${index}]`))
  if (typeof value === 'object' && isSchema(value)) return undefined
  if (typeof value !== 'object' || !isPlain(value)) throw new TypeError(`${at} is not plain data.`)
  const kept = Object.entries(value).filter(([name]) => !(isCall(value) && unsent.has(name)))
  return Object.fromEntries(kept.map(([name, own]) => [name, facts(own, `${at}.${name}`)]))
}

/** A declaration as a module of constants. A schema or a function is not exported, so that importing it in the web fails the build. */
async function factsOf(file: string): Promise<string> {
  const declared = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  return Object.entries(declared)
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => [name, JSON.stringify(facts(value, `${file}: ${name}`))])
    .filter(([, json]) => json !== undefined)
    .map(([name, json]) => `export const ${name} = ${json}`)
    .join('\n')
}

/**
 * Gives the web what the contract says and leaves zod with the server, which checks everything that is sent: of a call its
 * place and the limits of its body, of a resource its name and permission, of a product its words and fields (docs/decisions/0009).
 */
export const contractFacts = (): Plugin => ({
  name: 'contract-facts',
  enforce: 'pre',
  load: file => (declarations.test(file) ? factsOf(file) : undefined),
})
