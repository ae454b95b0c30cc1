import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

export interface Source {
  /** From the repository's root, with forward slashes. */
  path: string
  text: string
}

/** The hand-written files that match the patterns. */
export const sources = (...patterns: string[]): Source[] =>
  globSync(patterns, { exclude: ['node_modules/**', 'dist/**', 'data/**'] })
    .map(path => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
    .sort((a, b) => a.path.localeCompare(b.path))

const parse = ({ path, text }: Source) => parseSync(path, text)

/**
 * What a file imports: packages by name, own files by their path from the root. Imports of types are left out when told so.
 */
export function importsOf(source: Source, { types = true } = {}): string[] {
  const { staticImports, staticExports, dynamicImports } = parse(source).module
  const isWanted = (entries: { isType: boolean }[]) =>
    types || entries.length === 0 || entries.some(entry => !entry.isType)
  const requests = [
    ...staticImports.filter(({ entries }) => isWanted(entries)).map(found => found.moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.filter(entry => types || !entry.isType).flatMap(entry => entry.moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(found => source.text.slice(found.moduleRequest.start + 1, found.moduleRequest.end - 1)),
  ]
  return requests.map(request =>
    (request.startsWith('.') ? join(dirname(source.path), request) : request).replaceAll('\\', '/'),
  )
}

/** Every string that a file spells out: literals, whole templates' fixed parts, JSX attributes and text. */
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
