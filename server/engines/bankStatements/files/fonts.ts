import type { PDFDocumentProxy as Document } from 'unpdf/pdfjs'
import type { Page, PdfFacts } from '../model.ts'
import { looksLikeAmount } from '../values/amounts.ts'

/** More than this share of a page's amounts in a second font is a layout, not an edit. */
const FEW = 0.15
const MIN_AMOUNTS = 8
/** A first or last page may be a cover; so many pages are needed to call one odd. */
const MIN_PAGES = 3

/** Fonts that were changed: a few amounts of a page in another font, and pages without any font of the others. */
export function oddFontsOf(pages: readonly Page[]): Pick<PdfFacts, 'oddFonts' | 'oddPages'> {
  const oddFonts: PdfFacts['oddFonts'] = []
  const fonts = pages.map(({ lines }) => new Set(lines.flatMap(({ words }) => words.flatMap(({ font }) => font ?? []))))
  for (const { number, lines } of pages) {
    const counts = new Map<string, number>()
    for (const { words } of lines)
      for (const { text, font } of words)
        if (font && looksLikeAmount(text)) counts.set(font, (counts.get(font) ?? 0) + 1)
    const [usual, ...others] = [...counts].sort(([, one], [, other]) => other - one)
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    if (!usual || total < MIN_AMOUNTS) continue
    // A font that the page uses for other text too is bold or a heading's.
    for (const [font, count] of others)
      if (count <= Math.max(1, FEW * total) && isOnlyInAmounts(font, lines))
        oddFonts.push({ page: number, font, usual: usual[0] })
  }
  const oddPages =
    pages.length < MIN_PAGES
      ? []
      : pages.flatMap(({ number, lines }, at) => {
          const own = fonts[at] ?? new Set()
          const isInner = at > 0 && at < pages.length - 1
          const isApart = fonts.every((other, place) => place === at || [...own].every(font => !other.has(font)))
          return isInner && lines.length > 5 && own.size > 0 && isApart ? [number] : []
        })
  return { oddFonts, oddPages }
}

const isOnlyInAmounts = (font: string, lines: Page['lines']) =>
  lines.every(({ words }) => words.every(word => word.font !== font || looksLikeAmount(word.text)))

type OddFont = PdfFacts['oddFonts'][number]

const MAX_NAMED = 20

/** The names of fonts instead of the keys by which a page's text refers to them. pdfjs knows them once it has gone through the page as for drawing. */
export async function namedFonts(document: Document, odd: readonly OddFont[]): Promise<OddFont[]> {
  const named: OddFont[] = []
  for (const one of odd.slice(0, MAX_NAMED)) {
    const page = await document.getPage(one.page)
    await page.getOperatorList()
    const nameOf = (key: string) => {
      const font = page.commonObjs.has(key) ? (page.commonObjs.get(key) as { name?: string }) : null
      // A subset's name begins with six letters of its own.
      return font?.name?.replace(/^[A-Z]{6}\+/, '') ?? key
    }
    named.push({ ...one, font: nameOf(one.font), usual: nameOf(one.usual) })
  }
  return named
}
