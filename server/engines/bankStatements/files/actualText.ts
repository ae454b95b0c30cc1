import { PdfDocument } from '../../pdfSignatures/pdf/document.ts'
import { decodeStream } from '../../pdfSignatures/pdf/inflate.ts'
import { PdfReader } from '../../pdfSignatures/pdf/reader.ts'
import { PdfDict, PdfStream, type PdfValue, textOf } from '../../pdfSignatures/pdf/values.ts'
import { FileProblem } from '../model.ts'
import type { Deadline } from './deadline.ts'

/** For each marked content of a page, in order: the text that the file gives for its glyphs, or null (ISO 32000-2, 14.9.4). */
export type ActualTexts = (string | null)[]

/** Deeper trees of pages and more pages than a statement has. */
const MAX_PAGES = 2_000
const MAX_DEEP = 20
/** Of the content of a page: one of a thousand rows has less than one. */
const MAX_BYTES = 4 * 1024 * 1024

/**
 * The texts that stand for glyphs without letters of their own, page by page. pdfjs leaves them out, and the programs of browsers write parts of
 * Hindi words only so. Null for a page whose content is not read here, such as one that is encrypted or has texts in forms.
 */
export async function actualTextsOf(content: Uint8Array, deadline: Deadline): Promise<(ActualTexts | null)[]> {
  try {
    const document = await PdfDocument.open(content)
    if (document.isEncrypted) return []
    const texts: (ActualTexts | null)[] = []
    for (const page of pagesOf(document)) {
      deadline.check()
      texts.push(await textsOf(document, page).catch(() => null))
    }
    return texts
  } catch (error) {
    if (error instanceof FileProblem) throw error
    return []
  }
}

function pagesOf(document: PdfDocument): PdfDict[] {
  const pages: PdfDict[] = []
  const visit = (value: PdfValue, depth: number) => {
    const node = document.dict(value)
    if (!node || depth > MAX_DEEP || pages.length > MAX_PAGES) return
    const kids = document.array(node.get('Kids'))
    if (kids) for (const kid of kids) visit(kid, depth + 1)
    else pages.push(node)
  }
  visit(document.root().get('Pages'), 0)
  return pages
}

async function textsOf(document: PdfDocument, page: PdfDict): Promise<ActualTexts> {
  const found = document.resolve(page.get('Contents'))
  const streams = (Array.isArray(found) ? found : [found]).map(one => document.resolve(one))
  const texts: ActualTexts = []
  let size = 0
  for (const stream of streams) {
    if (!(stream instanceof PdfStream)) continue
    const bytes = await decodeStream(stream)
    size += bytes.length
    if (size > MAX_BYTES) throw new Error('Too much content')
    for (const text of markedIn(bytes)) texts.push(text)
  }
  return texts
}

/** Reads a content stream's operands and operators. Throws for syntax that it does not know, such as a picture within. */
function markedIn(bytes: Uint8Array): ActualTexts {
  const reader = new PdfReader(bytes)
  const texts: ActualTexts = []
  let last: PdfValue = null
  for (;;) {
    reader.skipSpace()
    if (reader.at >= bytes.length) return texts
    const word = reader.peekWord()
    if (!OPERATOR.test(word)) {
      last = reader.value()
      continue
    }
    reader.at += word.length
    if (word === 'BI') throw new Error('A picture within the content')
    if (word === 'BMC') texts.push(null)
    if (word === 'BDC') texts.push(last instanceof PdfDict ? textOf(last.get('ActualText')) : null)
  }
}

const OPERATOR = /^(?!(?:true|false|null)$)[A-Za-z'"][A-Za-z0-9*]*$/
