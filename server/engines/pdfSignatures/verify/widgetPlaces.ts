import type { PdfDocument } from '../pdf/document.ts'
import { isInteger, nameOf, PdfRef } from '../pdf/values.ts'
import type { PageTree } from './comparePages.ts'
import { numbersOf } from './fieldLook.ts'
import type { FormField } from './fields.ts'

/** Parts of a page: of one field, and of all together. What covers more hides what was signed. */
const LARGEST = 1 / 4
const LARGEST_TOGETHER = 1 / 2
/** Units of the page, for fields that stand side by side. */
const TOLERANCE = 1
/** More on one page are not compared with each other. */
const MAX_ON_PAGE = 2000

/** Flags of annotations (ISO 32000-2, table 167). */
const HIDDEN = 2
const NO_VIEW = 32

interface Rect {
  num: number | null
  left: number
  bottom: number
  right: number
  top: number
}

const areaOf = ({ left, bottom, right, top }: Rect) => (right - left) * (top - bottom)

const overlap = (a: Rect, b: Rect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
  Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom) > TOLERANCE

/** Finds the page, from 1, on which a field has a place of its own: small, seen, and beside everything else that lies on the page. Null for others. */
export function placeFinder(doc: PdfDocument, { pages }: PageTree): (field: FormField) => number | null {
  let places: Map<number, number> | undefined
  const known = new Map<number, { rects: Rect[]; area: number } | null>()
  const onPage = (at: number) => {
    let found = known.get(at)
    if (found === undefined) {
      found = readPlaces(doc, pages[at])
      known.set(at, found)
    }
    return found
  }
  return ({ widgets }) => {
    const [widget, ...others] = widgets
    places ??= pagesByAnnotation(doc, pages)
    const at = places.get(widget?.num ?? -1)
    const found = at === undefined ? null : onPage(at)
    if (at === undefined || others.length > 0 || !found) return null
    const own = found.rects.find(({ num }) => num === widget?.num)
    const flags = doc.resolve(widget?.dict.get('F') ?? null)
    if (!own || (isInteger(flags) && (flags & (HIDDEN | NO_VIEW)) !== 0)) return null
    const isAlone = found.rects.every(one => one === own || !overlap(one, own))
    return isAlone && areaOf(own) <= found.area * LARGEST ? at + 1 : null
  }
}

function pagesByAnnotation(doc: PdfDocument, pages: PageTree['pages']): Map<number, number> {
  const places = new Map<number, number>()
  for (const [at, { dict }] of pages.entries())
    for (const item of doc.array(dict.get('Annots')) ?? []) if (item instanceof PdfRef) places.set(item.num, at)
  return places
}

/** What lies on a page and has an area; null if it covers much of it. */
function readPlaces(
  doc: PdfDocument,
  page: PageTree['pages'][number] | undefined,
): { rects: Rect[]; area: number } | null {
  const items = doc.array(page?.dict.get('Annots') ?? null) ?? []
  const box = page?.settings.get('CropBox') ?? page?.settings.get('MediaBox') ?? null
  const shown = rectOf(null, numbersOf(doc, box))
  if (!shown || items.length > MAX_ON_PAGE) return null
  const rects: Rect[] = []
  let covered = 0
  for (const item of items) {
    const dict = doc.dict(item)
    const kind = nameOf(doc.resolve(dict?.get('Subtype') ?? null))
    if (!dict || kind === 'Link' || kind === 'Popup') continue
    const rect = rectOf(item instanceof PdfRef ? item.num : null, numbersOf(doc, dict.get('Rect')))
    if (!rect) continue
    rects.push(rect)
    if (kind === 'Widget') covered += areaOf(rect)
  }
  const area = areaOf(shown)
  return covered <= area * LARGEST_TOGETHER ? { rects, area } : null
}

function rectOf(num: number | null, numbers: number[]): Rect | null {
  const [a = 0, b = 0, c = 0, d = 0] = numbers
  const rect = { num, left: Math.min(a, c), bottom: Math.min(b, d), right: Math.max(a, c), top: Math.max(b, d) }
  return numbers.length === 4 && areaOf(rect) > 0 ? rect : null
}
