import type { PdfDocument } from '../../pdfSignatures/pdf/document.ts'
import { PdfDict, PdfRef, type PdfValue } from '../../pdfSignatures/pdf/values.ts'
import { type Box, EsignRefusal, type PageSize } from '../types.ts'

export const MAX_PAGES = 1000

/** A page as viewers show it. */
export interface Page {
  ref: PdfRef
  dict: PdfDict
  /** What it has itself or from the tree above it, as it is written. */
  inherited: Inherited
  resources: PdfDict
  /** What is shown of it, in its own units. */
  view: [left: number, bottom: number, right: number, top: number]
  rotate: PageSize['rotate']
  userUnit: number
}

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const
type Inherited = Partial<Record<(typeof INHERITED)[number], PdfValue>>

/** The pages of a document in their order. Throws `EsignRefusal`. */
export function pagesOf(doc: PdfDocument): Page[] {
  const pages: Page[] = []
  const seen = new Set<number>()
  const walk = (item: PdfValue, above: Inherited) => {
    const dict = doc.dict(item)
    if (!dict || !(item instanceof PdfRef) || seen.has(item.num)) throw new EsignRefusal('damaged')
    seen.add(item.num)
    const own = { ...above }
    for (const key of INHERITED) if (doc.resolve(dict.get(key)) !== null) own[key] = dict.get(key)
    const kids = doc.array(dict.get('Kids'))
    if (kids) for (const kid of kids) walk(kid, own)
    else pages.push(pageOf(doc, { ref: item, dict, own }))
    if (pages.length > MAX_PAGES) throw new EsignRefusal('tooManyPages')
  }
  walk(doc.root().get('Pages'), {})
  if (pages.length === 0) throw new EsignRefusal('noPages')
  return pages
}

function pageOf(doc: PdfDocument, { ref, dict, own }: { ref: PdfRef; dict: PdfDict; own: Inherited }): Page {
  const media = boxOf(doc, own.MediaBox) ?? LETTER
  const crop = boxOf(doc, own.CropBox) ?? media
  const turned = doc.resolve(own.Rotate ?? null)
  const unit = doc.resolve(dict.get('UserUnit'))
  return {
    ref,
    dict,
    inherited: own,
    resources: doc.dict(own.Resources ?? null) ?? new PdfDict(),
    view: common(crop, media) ?? media,
    rotate: (typeof turned === 'number' && turned % 90 === 0 ? ((turned % 360) + 360) % 360 : 0) as Page['rotate'],
    userUnit: typeof unit === 'number' && unit > 0 ? unit : 1,
  }
}

/** What viewers take for a page that has no size. */
const LETTER: Page['view'] = [0, 0, 612, 792]

function boxOf(doc: PdfDocument, value: PdfValue | undefined): Page['view'] | null {
  const numbers = doc.array(value ?? null)?.map(number => doc.resolve(number))
  if (numbers?.length !== 4 || !numbers.every(number => typeof number === 'number')) return null
  const [a = 0, b = 0, c = 0, d = 0] = numbers
  const box: Page['view'] = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
  return hasArea(box) ? box : null
}

function common(a: Page['view'], b: Page['view']): Page['view'] | null {
  const box: Page['view'] = [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]
  return hasArea(box) ? box : null
}

const hasArea = ([left, bottom, right, top]: Page['view']) => right > left && top > bottom

/** The size of a page as it is displayed, in points. */
export function sizeOf({ view: [left, bottom, right, top], rotate, userUnit }: Page): PageSize {
  const [width, height] = [(right - left) * userUnit, (top - bottom) * userUnit]
  return rotate % 180 === 0 ? { width, height, rotate } : { width: height, height: width, rotate }
}

/** Of a point, for boxes whose numbers were rounded. */
const TOLERANCE = 1

export function isOnPage({ x, y, width, height }: Box, page: Pick<PageSize, 'width' | 'height'>): boolean {
  return (
    [x, y, width, height].every(Number.isFinite) &&
    width > 0 &&
    height > 0 &&
    x >= -TOLERANCE &&
    y >= -TOLERANCE &&
    x + width <= page.width + TOLERANCE &&
    y + height <= page.height + TOLERANCE
  )
}

export type Matrix = [number, number, number, number, number, number]

/** Leads from the page as it is displayed, in points from its bottom left corner upwards, to its own units. */
export function toPageUnits({ view: [left, bottom, right, top], rotate, userUnit }: Page): Matrix {
  const scale = 1 / userUnit
  if (rotate === 90) return [0, scale, -scale, 0, right, bottom]
  if (rotate === 180) return [-scale, 0, 0, -scale, right, top]
  if (rotate === 270) return [0, -scale, scale, 0, left, top]
  return [scale, 0, 0, scale, left, bottom]
}

/** The corners of a box in the page's own units, as rectangles are written. */
export function rectangleOf(box: Box, page: Page): [left: number, bottom: number, right: number, top: number] {
  const [a, b, c, d, e, f] = toPageUnits(page)
  const { height } = sizeOf(page)
  const at = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f] as const
  const [one, other] = [at(box.x, height - box.y - box.height), at(box.x + box.width, height - box.y)]
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
  ]
}
