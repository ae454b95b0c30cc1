import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import type { ListFormat } from '../../../contracts/screening/watchLists.ts'
import { ListFileError } from './listFileError.ts'
import { MAX_RECORD_CHARACTERS, utf8Text } from './text.ts'

/** An element with its attributes, text and children by name; namespaces are dropped. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

interface Options {
  /** The root element's name. */
  root: string
  /** The elements that are records, wherever they stand. */
  records: readonly string[]
  /** Children that the first record of a name has, in every file of this layout. */
  required?: { format: ListFormat; children: Record<string, readonly string[]> }
  /** Called with the root element's attributes. */
  onRoot?: (attributes: Record<string, string>) => void
}

const MAX_DEPTH = 40

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * The records of an XML file, one in memory at a time. Document types are refused, and with them every entity that a file could
 * declare: they expand to gigabytes or read other files, and no published list has one. Throws ListFileError, also for a
 * file that ends early.
 */
export async function* xmlRecords(
  file: Readable,
  { root, records, required, onRoot }: Options,
): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser()
  const open: XmlElement[] = []
  const ready: XmlElement[] = []
  const seen = new Set<string>()
  let depth = 0
  /** Where the record began, or the last tag outside of records: what follows may be in memory. */
  let since = 0
  let written = 0
  parser.on('error', () => {
    throw new ListFileError('brokenXml', { line: parser.line })
  })
  parser.on('doctype', () => {
    throw new ListFileError('doctype')
  })
  parser.on('opentag', ({ name: full, attributes }) => {
    const name = localName(full)
    if (++depth > MAX_DEPTH) throw new ListFileError('tooDeep', { line: parser.line })
    if (depth === 1) {
      if (name !== root) throw new ListFileError('unknownFormat')
      onRoot?.(attributes)
    }
    if (open.length === 0) since = parser.position
    if (open.length === 0 && !records.includes(name)) return
    const element = { name, attributes, text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', text => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => {
    depth--
    const element = open.pop()
    if (open.length > 0) return
    since = parser.position
    if (!element) return
    checkFirst(element)
    ready.push(element)
  })
  function checkFirst({ name, children }: XmlElement): void {
    const expected = required?.children[name]
    if (!required || !expected || seen.has(name)) return
    seen.add(name)
    const missing = expected.filter(one => !children.some(child => child.name === one))
    if (missing.length > 0)
      throw new ListFileError('elementsMissing', {
        format: required.format,
        element: name,
        missing: missing.join(', '),
        line: parser.line,
      })
  }
  for await (const chunk of utf8Text(file)) {
    parser.write(chunk)
    // Between two chunks the parser's own position is not to be relied on.
    written += chunk.length
    if (written - since > MAX_RECORD_CHARACTERS) throw new ListFileError('recordTooLong', { line: parser.line })
    yield* ready.splice(0)
  }
  parser.close()
  yield* ready.splice(0)
}

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter(child => child.name === name)

/** The trimmed text of a child, or of a child's child; empty without one. */
export function textIn(element: XmlElement, ...path: string[]): string {
  const [name, ...rest] = path
  if (name === undefined) return element.text.trim()
  const child = element.children.find(one => one.name === name)
  return child ? textIn(child, ...rest) : ''
}

/** The trimmed texts of all children with a name, each perhaps in its own child. */
export const textsIn = (element: XmlElement, name: string, ...path: string[]): string[] =>
  childrenOf(element, name)
    .flatMap(child => (path.length === 0 ? [textIn(child)] : textsIn(child, path[0] as string, ...path.slice(1))))
    .filter(Boolean)

/** The trimmed texts of all elements with a name, however deep they stand. */
export const textsBelow = (element: XmlElement, name: string): string[] =>
  belowOf(element, name)
    .map(one => textIn(one))
    .filter(Boolean)

/** All elements with a name, however deep they stand. */
export const belowOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap(child => [...(child.name === name ? [child] : []), ...belowOf(child, name)])
