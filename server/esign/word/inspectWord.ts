import { readZip } from '../../engines/checkZip.ts'
import { fileSignatures } from '../../engines/fileSignatures.ts'

/** Several times what the largest honest document takes. */
const MOST = { entries: 5_000, bytes: 400 * 1024 * 1024 }
const MAIN = 'word/document.xml'

/** What a document may name outside itself: links are for readers, and a template is only a name in it. */
const HARMLESS = /\/(?:hyperlink|attachedTemplate)$/

export type WordRefusal = 'macros' | 'outside' | 'damaged' | 'tooLarge'

/**
 * Whether content is a Word document (ECMA-376), and why it is not read: it has macros, or it loads something from outside, such as a linked picture,
 * which could be a file of this machine. `null` if it is no Word document.
 */
export async function inspectWord(content: Buffer): Promise<{ refused: WordRefusal | null } | null> {
  if (!fileSignatures.zip(content) || !content.includes(MAIN)) return null
  const entries = await readZip(content, MOST, name => name === '[Content_Types].xml' || name.endsWith('.rels'))
  if (entries === 'broken') return { refused: 'damaged' }
  if (entries === 'tooLarge') return { refused: 'tooLarge' }
  if (!entries.has(MAIN)) return null
  const types = entries.get('[Content_Types].xml')?.toString('utf8') ?? ''
  const hasMacros = /macroEnabled/i.test(types) || [...entries.keys()].some(name => /vbaProject\.bin$/i.test(name))
  if (hasMacros) return { refused: 'macros' }
  const relations = [...entries]
    .filter(([name]) => name.endsWith('.rels'))
    .map(([, part]) => part?.toString('utf8') ?? '')
  return { refused: relations.some(loadsFromOutside) ? 'outside' : null }
}

function loadsFromOutside(relations: string): boolean {
  const all = relations.match(/<(?:\w+:)?Relationship\b[^>]*>/g) ?? []
  return all.some(one => {
    if (!/\bTargetMode\s*=\s*["']External["']/i.test(one)) return false
    const [, type = ''] = /\bType\s*=\s*["']([^"']*)["']/.exec(one) ?? []
    return !HARMLESS.test(type)
  })
}
