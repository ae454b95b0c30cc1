import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

export interface Source {
  /** Relative to the repository's root, with forward slashes. */
  path: string
  text: string
}

/** Hand-written files that match the patterns. */
export const sources = (...patterns: string[]): Source[] =>
  globSync(patterns, { exclude: ['node_modules/**', 'dist/**', 'data/**'] })
    .map(path => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
    .sort((a, b) => a.path.localeCompare(b.path))

const parse = ({ path, text }: Source) => parseSync(path, text)

interface ImportKinds {
  /** Imports and re-exports of types. */
  types?: boolean
  /** `import()`. */
  lazy?: boolean
}

/** What a file imports or re-exports: packages by name, own files by their path from the root. */
export function importsOf(source: Source, { types = true, lazy = true }: ImportKinds = {}): string[] {
  const { staticImports, staticExports, dynamicImports } = parse(source).module
  const isWanted = (entries: { isType: boolean }[]) =>
    types || entries.length === 0 || entries.some(entry => !entry.isType)
  const requests = [
    ...staticImports.filter(({ entries }) => isWanted(entries)).map(found => found.moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.filter(entry => types || !entry.isType).flatMap(entry => entry.moduleRequest?.value ?? []),
    ),
    ...(lazy ? dynamicImports : []).map(({ moduleRequest: { start, end } }) => source.text.slice(start + 1, end - 1)),
  ]
  return requests.map(request =>
    (request.startsWith('.') ? join(dirname(source.path), request) : request).replaceAll('\\', '/'),
  )
}

/** The names a file exports and declares itself, types included; re-exports are left out. */
export const exportsOf = (source: Source): string[] =>
  parse(source).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName: { kind, name } }) =>
      moduleRequest || kind === 'None' ? [] : (name ?? 'default'),
    ),
  )

/** Every string spelled out in a file: literals, the fixed parts of templates, JSX attributes and text. */
export function stringsOf(source: Source): string[] {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const { type, value } = node as { type?: string; value?: unknown }
    if (type === 'Literal' && typeof value === 'string') found.push(value)
    if (type === 'TemplateElement') found.push((value as { cooked: string }).cooked)
    Object.values(node).forEach(visit)
  }
  visit(parse(source).program)
  return found
}
