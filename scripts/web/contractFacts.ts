import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** The contract's declarations: data that carries schemas. `products/index.ts` is the registry over them and stays code. */
const declarations = /\/contracts\/(?:calls|resources|products(?!\/index\.ts))\/\w+\.ts$/

const isSchema = (value: object) => '_zod' in value

/** A value as the browser needs it: without schemas and functions, wherever they stand in it. */
function facts(value: unknown): unknown {
  if (typeof value === 'function') return undefined
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(facts)
  return isSchema(value)
    ? undefined
    : Object.fromEntries(Object.entries(value).map(([name, own]) => [name, facts(own)]))
}

/** A declaration as a module of constants. An export that is a schema or a function is missing, so that using it fails the build. */
async function factsOf(file: string): Promise<string> {
  const declared = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  return Object.entries(declared)
    .map(([name, value]) => [name, JSON.stringify(facts(value))])
    .filter(([, json]) => json !== undefined)
    .map(([name, json]) => `export const ${name} = ${json}`)
    .join('\n')
}

/**
 * Gives the web what the contract says and leaves zod with the server, which checks everything that is sent: of a call its
 * place, of a resource its name and permission, of a product its words and fields (docs/decisions/0009).
 */
export const contractFacts = (): Plugin => ({
  name: 'contract-facts',
  enforce: 'pre',
  load: file => (declarations.test(file) ? factsOf(file) : undefined),
})
