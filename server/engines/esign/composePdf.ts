import { isJpeg, isPng } from './draw/picture.ts'
import { mergePdfs, type Source } from './merge/mergePdfs.ts'
import { turnPages } from './merge/turnPages.ts'
import { openPdf, refusalOf } from './pdf/openPdf.ts'
import { MAX_PAGES, pagesOf } from './pdf/pages.ts'
import { countSignatures } from './pdf/signatures.ts'
import { type Composed, EsignRefusal, type PageChoice } from './types.ts'

type Opened = Source & { isRepaired: boolean }

/**
 * One PDF of chosen pages of files (PDF, PNG, JPEG; a picture is one page of A4). One PDF whose pages are all taken in their order stays what it was: byte for byte,
 * or with a new revision that turns pages. Anything else is written anew, and has nothing of the pages that were left out.
 * Throws `EsignRefusal` only; its `index` is the file's.
 */
export async function composePdf({
  files,
  pages,
}: {
  files: readonly Uint8Array[]
  pages: readonly PageChoice[]
}): Promise<Composed> {
  if (pages.length === 0) throw new EsignRefusal('noPages')
  if (pages.length > MAX_PAGES) throw new EsignRefusal('tooManyPages')
  const used = [...new Set(pages.map(({ file }) => file))]
  const opened = new Map<number, Opened>()
  for (const index of used) opened.set(index, await takeFile(files[index], index))
  for (const { file, page } of pages) {
    const one = opened.get(file)
    const count = one?.kind === 'pdf' ? one.pages.length : 1
    if (!Number.isInteger(page) || page < 0 || page >= count) throw new EsignRefusal('noSuchPage', { index: file })
  }
  const only = used.length === 1 ? opened.get(used[0] ?? -1) : undefined
  if (only?.kind === 'pdf') {
    const isAll = pages.length === only.pages.length && pages.every(({ page }, index) => page === index)
    const isTurned = pages.some(({ rotate }) => rotate !== 0)
    const isWhole = isAll && pages.every(({ below = 0 }) => below === 0)
    if (isWhole && !isTurned) return { pdf: only.doc.bytes, isUntouched: !only.isRepaired, lost: [] }
    if (isWhole) return { pdf: turnPages(only.doc, only.pages, pages), isUntouched: false, lost: [] }
  }
  try {
    return { ...(await mergePdfs(opened, pages)), isUntouched: false }
  } catch (error) {
    throw refusalOf(error)
  }
}

async function takeFile(content: Uint8Array | undefined, index: number): Promise<Opened> {
  if (!content) throw new EsignRefusal('noSuchPage', { index })
  if (isPng(content) || isJpeg(content)) return { kind: 'picture', content, isRepaired: false }
  try {
    const { doc, isRepaired } = await openPdf(content)
    // Its signatures would not survive that pages are taken, turned or written on.
    if (countSignatures(doc) > 0) throw new EsignRefusal('signed')
    return { kind: 'pdf', doc, pages: pagesOf(doc), isRepaired }
  } catch (error) {
    const { code, cause } = refusalOf(error)
    throw new EsignRefusal(code, { index, cause })
  }
}
