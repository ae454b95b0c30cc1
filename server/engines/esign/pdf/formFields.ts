import type { PdfDocument } from '../../pdfSignatures/pdf/document.ts'
import { isInteger, type PdfDict, PdfRef, type PdfValue, textOf } from '../../pdfSignatures/pdf/values.ts'
import { type FormField, readFields } from '../../pdfSignatures/verify/fields.ts'
import type { Box, FoundField } from '../types.ts'
import { type Page, sizeOf } from './pages.ts'

/** Flags of fields (ISO 32000-2, tables 227 and 229) and of annotations (table 167). */
const READ_ONLY = 1
const REQUIRED = 2
const RADIO = 1 << 15
const PUSH_BUTTON = 1 << 16
const HIDDEN = 2
const NO_VIEW = 32

/** What draws a field on a page. */
export interface PlacedWidget {
  /** Null for one that is written into its field or page. */
  num: number | null
  dict: PdfDict
  page: Page
  /** As it is displayed. */
  box: Box
}

/** Finds where fields are seen: what has no area or no page is not. */
export function widgetFinder(doc: PdfDocument, pages: readonly Page[]): (field: FormField) => PlacedWidget[] {
  const places = new Map<number, Page>()
  for (const page of pages)
    for (const one of doc.array(page.dict.get('Annots')) ?? []) if (one instanceof PdfRef) places.set(one.num, page)
  const pageOf = new Map(pages.map(page => [page.ref.num, page]))
  return ({ widgets }) =>
    widgets.flatMap(({ num, dict }) => {
      const named = dict.get('P')
      const page =
        (num === null ? undefined : places.get(num)) ?? (named instanceof PdfRef ? pageOf.get(named.num) : undefined)
      const box = page && boxOf(doc, dict, page)
      return page && box ? [{ num, dict, page, box }] : []
    })
}

/** The fields of a form where they are seen: a field that is drawn at several places is there several times. */
export function fieldsOf(doc: PdfDocument, pages: Page[]): FoundField[] {
  const indexOf = new Map(pages.map((page, index) => [page, index]))
  const widgetsOf = widgetFinder(doc, pages)
  return readFields(doc).flatMap(field => {
    const kind = kindOf(doc, field)
    if (field.isGroup || !kind) return []
    const flags = flagsOf(doc, field.dict)
    return widgetsOf(field).flatMap(({ dict, page, box }): FoundField[] => {
      const seen = doc.resolve(dict.get('F'))
      if (isInteger(seen) && (seen & (HIDDEN | NO_VIEW)) !== 0) return []
      return [
        {
          name: field.name,
          kind,
          page: indexOf.get(page) ?? 0,
          box,
          isRequired: (flags & REQUIRED) !== 0,
          isReadOnly: (flags & READ_ONLY) !== 0,
          options: kind === 'choice' ? optionsOf(doc, field.dict) : [],
        },
      ]
    })
  })
}

export function kindOf(doc: PdfDocument, { type, dict }: Pick<FormField, 'type' | 'dict'>): FoundField['kind'] | null {
  if (type === 'Tx') return 'text'
  if (type === 'Ch') return 'choice'
  if (type === 'Sig') return 'signature'
  if (type !== 'Btn') return null
  const flags = flagsOf(doc, dict)
  if (flags & PUSH_BUTTON) return 'button'
  return flags & RADIO ? 'radio' : 'checkbox'
}

/** Its own, or those of a field above it. */
function flagsOf(doc: PdfDocument, dict: PdfDict): number {
  const flags = inherited(doc, dict, 'Ff')
  return isInteger(flags) ? flags : 0
}

function inherited(doc: PdfDocument, dict: PdfDict, key: string): PdfValue {
  let at: PdfDict | null = dict
  for (let depth = 0; at && depth < 50; depth++) {
    const value = doc.resolve(at.get(key))
    if (value !== null) return value
    at = doc.dict(at.get('Parent'))
  }
  return null
}

/** What is shown of each choice. */
function optionsOf(doc: PdfDocument, dict: PdfDict): string[] {
  const options = inherited(doc, dict, 'Opt')
  if (!Array.isArray(options)) return []
  return options.flatMap(option => {
    const value = doc.resolve(option)
    return textOf(doc.resolve(Array.isArray(value) ? (value[1] ?? null) : value)) ?? []
  })
}

/** As it is displayed; null for one that has no area, such as an invisible signature. */
function boxOf(doc: PdfDocument, dict: PdfDict, page: Page): Box | null {
  const numbers = doc.array(dict.get('Rect'))?.map(number => doc.resolve(number)) ?? []
  const [a, b, c, d] = numbers
  if (![a, b, c, d].every(number => typeof number === 'number')) return null
  const [one, other] = [displayed(page, Number(a), Number(b)), displayed(page, Number(c), Number(d))]
  const box = {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  }
  return box.width > 0 && box.height > 0 ? box : null
}

/** Where a point of the page's own units is displayed. */
function displayed(page: Page, x: number, y: number): { x: number; y: number } {
  const { width, height } = sizeOf(page)
  const { view, rotate, userUnit } = page
  const [right, up] = [(x - view[0]) * userUnit, (y - view[1]) * userUnit]
  if (rotate === 90) return { x: up, y: right }
  if (rotate === 180) return { x: width - right, y: up }
  if (rotate === 270) return { x: width - up, y: height - right }
  return { x: right, y: height - up }
}
