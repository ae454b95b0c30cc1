type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export interface JsonLine {
  /** Address of the value in the document: `$.result.status`. Unique, so it is also the fold's name. */
  path: string
  depth: number
  key?: string
  /** A scalar as JSON, or the bracket that opens or closes. */
  token: string
  kind: 'string' | 'number' | 'word' | 'open' | 'close'
  /** On an opening line: how many entries a fold hides, and the bracket that closes it. */
  count?: number
  closer?: string
  comma: boolean
}

const kindOf = (value: Json): JsonLine['kind'] => {
  if (typeof value === 'string') return 'string'
  return typeof value === 'number' ? 'number' : 'word'
}

/** A JSON value as printable lines; what lies under a folded path is left out. */
export function jsonLines(value: unknown, folded: ReadonlySet<string>): JsonLine[] {
  const lines: JsonLine[] = []

  const walk = (node: Json, path: string, depth: number, key: string | undefined, comma: boolean) => {
    const named = key === undefined ? {} : { key }
    const entries = node !== null && typeof node === 'object' ? Object.entries(node) : []
    if (entries.length === 0) {
      lines.push({ path, depth, ...named, token: JSON.stringify(node), kind: kindOf(node), comma })
      return
    }
    const array = Array.isArray(node)
    const closer = array ? ']' : '}'
    const token = array ? '[' : '{'
    const hidden = folded.has(path)
    lines.push({ path, depth, ...named, token, kind: 'open', count: entries.length, closer, comma: hidden && comma })
    if (hidden) return
    for (const [index, [name, child]] of entries.entries()) {
      walk(child, `${path}.${name}`, depth + 1, array ? undefined : name, index < entries.length - 1)
    }
    lines.push({ path: `${path}/end`, depth, token: closer, kind: 'close', comma })
  }

  walk(value as Json, '$', 0, undefined, false)
  return lines
}
