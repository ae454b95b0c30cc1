import type { ObjectType } from '../../../contracts/calls/objects.ts'
import { contentDispositionOf } from '../../engines/fileName.ts'
import { fileSignatures } from '../../engines/fileSignatures.ts'
import { Problem } from '../problem.ts'

/** The number of bytes that `matchesType` needs. */
const SNIFFED_BYTES = 12

const signatures: Record<ObjectType, (head: Buffer) => boolean> = {
  'image/png': fileSignatures.png,
  'image/jpeg': fileSignatures.jpeg,
  'image/webp': fileSignatures.webp,
  'application/pdf': fileSignatures.pdf,
}

/** Whether the first bytes of a file match its declared type. */
export const matchesType = (type: string, head: Buffer): boolean => signatures[type as ObjectType]?.(head) ?? false

/** Passes the content on after checking its first bytes. Throws `unsupported_type`. */
export async function* sniffed(content: AsyncIterable<Buffer>, type: string): AsyncGenerator<Buffer> {
  let head: Buffer = Buffer.alloc(0)
  let seen = false
  for await (const chunk of content) {
    if (seen) {
      yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < SNIFFED_BYTES) continue
    if (!matchesType(type, head)) throw wrongType(type)
    seen = true
    yield head
  }
  if (!seen) throw wrongType(type)
}

export const wrongType = (type: string) => new Problem('unsupported_type', `The file is not ${type}.`)

/** Whether files of this type are checked on arrival, so that a browser may show them. */
const isShown = (type: string): boolean => type in signatures

/** Shows files whose type was checked on arrival in the browser, and downloads all others. */
export const contentDisposition = (file: { content_type: string; file_name: string }): string =>
  contentDispositionOf(isShown(file.content_type) ? 'inline' : 'attachment', file.file_name)
