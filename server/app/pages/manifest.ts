import { readFileSync } from 'node:fs'

/** A chunk of a build. Its files are relative to `dist`. */
interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

/** The chunks of a build by the modules that they begin with. */
export type Manifest = Record<string, Chunk>

export const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest

/** A chunk and everything it imports, each once. */
export function withImports(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const imported of manifest[name]?.imports ?? []) withImports(manifest, imported, seen)
  return seen
}
