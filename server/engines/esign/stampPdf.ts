import type { PdfDocument } from '../pdfSignatures/pdf/document.ts'
import { PdfDict } from '../pdfSignatures/pdf/values.ts'
import { changed } from '../pdfSignatures/sign/writer.ts'
import { Drawing } from './draw/drawing.ts'
import { contentOf } from './pdf/content.ts'
import type { NewObjects } from './pdf/newObjects.ts'
import { openPdf, refusalOf } from './pdf/openPdf.ts'
import { openStates } from './pdf/openStates.ts'
import { isOnPage, type Page, pagesOf, sizeOf, toPageUnits } from './pdf/pages.ts'
import { beginRevision } from './pdf/revision.ts'
import { countSignatures } from './pdf/signatures.ts'
import { EsignRefusal, type Mark } from './types.ts'

/**
 * Draws the values of fields on their pages. What the file had stays, byte for byte, before a new revision of it; a damaged file is repaired first. A
 * file that carries signatures is refused: text that is added to its pages breaks them. Throws `EsignRefusal` only; its `index` is the mark's.
 */
export async function stampPdf(pdf: Uint8Array, marks: readonly Mark[]): Promise<Uint8Array> {
  const { doc } = await openPdf(pdf)
  try {
    if (countSignatures(doc) > 0) throw new EsignRefusal('signed')
    if (marks.length === 0) return doc.bytes
    return await draw(doc, marks)
  } catch (error) {
    throw refusalOf(error)
  }
}

async function draw(doc: PdfDocument, marks: readonly Mark[]): Promise<Uint8Array> {
  const pages = pagesOf(doc)
  const revision = beginRevision(doc)
  const { objects } = revision
  const marked = marks.flatMap(({ page }) => pages[page] ?? [])
  const drawing = await Drawing.begin(objects, freePrefix(doc, marked), marks)
  const byPage = new Map<Page, string[]>()
  for (const [index, mark] of marks.entries()) {
    const page = pages[mark.page]
    if (!page) throw new EsignRefusal('noSuchPage', { index })
    const size = sizeOf(page)
    if (!isOnPage(mark.box, size)) throw new EsignRefusal('badBox', { index })
    const operators = await drawing.mark(mark, { index, pageHeight: size.height })
    byPage.set(page, [...(byPage.get(page) ?? []), operators])
  }
  drawing.end()
  for (const [page, operators] of byPage) await addToPage({ doc, objects, drawing }, page, operators)
  return revision.end()
}

async function addToPage(
  { doc, objects, drawing }: { doc: PdfDocument; objects: NewObjects; drawing: Drawing },
  page: Page,
  operators: string[],
): Promise<void> {
  const drawn = operators.join('\n')
  const used = drawing.resources.filter(([name]) => drawn.includes(`/${name} `))
  const withUsed = (key: 'Font' | 'XObject', kind: 'font' | 'picture') => ({
    [key]: changed(
      doc.dict(page.resources.get(key)) ?? new PdfDict(),
      Object.fromEntries(used.filter(([, , own]) => own === kind)),
    ),
  })
  const { below, above, marked, isInText } = openStates(await contentOf(doc, page))
  const before = 'q\n'.repeat(1 + below)
  const closing = `\n${isInText ? 'ET\n' : ''}${'EMC\n'.repeat(marked)}${'Q\n'.repeat(1 + above)}`
  const content = `${closing}q\n${toPageUnits(page).map(plain).join(' ')} cm\n${drawn}\nQ\n`
  const old = page.dict.get('Contents')
  const list = doc.array(old) ?? (old === null ? [] : [old])
  objects.set(
    page.ref,
    changed(page.dict, {
      Contents: [
        objects.addStream({}, Buffer.from(before, 'latin1')),
        ...list,
        objects.addStream({}, Buffer.from(content, 'latin1')),
      ],
      Resources: changed(page.resources, { ...withUsed('Font', 'font'), ...withUsed('XObject', 'picture') }),
    }),
  )
}

/** Numbers of a content stream have no exponents. */
const plain = (value: number) => String(Number(value.toFixed(6)))

/** What no font or picture of some pages begins with. */
function freePrefix(doc: PdfDocument, pages: Page[]): string {
  const taken = pages.flatMap(({ resources }) =>
    ['Font', 'XObject'].flatMap(key => [...(doc.dict(resources.get(key))?.entries.keys() ?? [])]),
  )
  let prefix = 'Satyapan'
  while (taken.some(name => name.startsWith(prefix))) prefix += 'x'
  return prefix
}
