import type { DraftField, DraftPage } from '../../../../contracts/esign/draft.ts'
import type { PageSize } from '../../../../contracts/esign/draftProblems.ts'
import { esignLimits } from '../../../../contracts/esign/limits.ts'
import type { EsignFile } from '../../../../contracts/esign/shown.ts'

/* Positions are points from the upper left corner of the page as it is shown: cropped and turned. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type Files = ReadonlyMap<string, EsignFile>

/** How far one press of an arrow key moves or widens a field, in points. */
export const STEP = 4

/** The page as its file shows it, before the sender turned it. */
const sizeInFile = ({ file, page }: DraftPage, files: Files): PageSize | undefined => files.get(file)?.pages[page - 1]

const turnedSize = ({ width, height }: PageSize, rotate: number): PageSize =>
  rotate % 180 === 0 ? { width, height } : { width: height, height: width }

/** Undefined while its file is unknown. */
export function sizeOf(page: DraftPage, files: Files): PageSize | undefined {
  const size = sizeInFile(page, files)
  return size && turnedSize(size, page.rotate)
}

export function sizesOf(pages: readonly DraftPage[], files: Files): Map<string, PageSize> {
  const sizes = new Map<string, PageSize>()
  for (const page of pages) {
    const size = sizeOf(page, files)
    if (size) sizes.set(page.id, size)
  }
  return sizes
}

/** A box on a page of this size, after the page was turned clockwise by so many degrees. */
export function turnedBox({ x, y, width, height }: Box, size: PageSize, degrees: number): Box {
  switch (degrees) {
    case 90:
      return { x: size.height - y - height, y: x, width: height, height: width }
    case 180:
      return { x: size.width - x - width, y: size.height - y - height, width, height }
    case 270:
      return { x: y, y: size.width - x - width, width: height, height: width }
    default:
      return { x, y, width, height }
  }
}

/** A field keeps its size when its page is turned, because it stays upright; its middle stays where it was on the paper. */
export function turnedField(field: DraftField, size: PageSize, degrees: number): DraftField {
  const turned = turnedBox(field, size, degrees)
  const x = turned.x + (turned.width - field.width) / 2
  const y = turned.y + (turned.height - field.height) / 2
  return { ...field, ...within({ ...field, x, y }, turnedSize(size, degrees)) }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(most, least))
const tenths = (value: number) => Math.round(value * 10) / 10

/** The box inside the page: smaller if it has to be, else moved. Tenths of a point. */
export function within({ x, y, width, height }: Box, size: PageSize): Box {
  const least = esignLimits.smallestField
  const inside = { width: clamp(width, least.width, size.width), height: clamp(height, least.height, size.height) }
  return {
    x: tenths(clamp(x, 0, size.width - inside.width)),
    y: tenths(clamp(y, 0, size.height - inside.height)),
    width: tenths(inside.width),
    height: tenths(inside.height),
  }
}

export const edges = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const
export type Edge = (typeof edges)[number]

/** A usual margin: half an inch. */
const MARGIN = 36

/** The box at an edge of its page, or in its middle. */
export function aligned(box: Box, edge: Edge, size: PageSize): Box {
  const { width, height } = box
  switch (edge) {
    case 'left':
      return within({ ...box, x: MARGIN }, size)
    case 'centre':
      return within({ ...box, x: (size.width - width) / 2 }, size)
    case 'right':
      return within({ ...box, x: size.width - MARGIN - width }, size)
    case 'top':
      return within({ ...box, y: MARGIN }, size)
    case 'middle':
      return within({ ...box, y: (size.height - height) / 2 }, size)
    case 'bottom':
      return within({ ...box, y: size.height - MARGIN - height }, size)
  }
}

/** How an arrow key changes a box: it moves it, or with Shift changes its size. Undefined for other keys. */
export function pressed(
  box: Box,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  step: number = STEP,
): Box | undefined {
  const [across, down] =
    { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[key] ?? []
  if (across === undefined || down === undefined) return undefined
  return shiftKey
    ? { ...box, width: box.width + across, height: box.height + down }
    : { ...box, x: box.x + across, y: box.y + down }
}
