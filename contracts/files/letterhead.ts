import { type FileType, fileTypes } from './files.ts'

/** The kinds of picture that a logo may be uploaded as. SVG is none of them: it is a document with scripts and links. */
export const logoTypes = ['png', 'jpeg', 'webp'] as const satisfies readonly FileType[]

/** As what a logo is kept: as PNG, whatever was uploaded, so that it keeps its transparency and loses nothing. */
export const LOGO_MIME = fileTypes.png

export const letterheadLimits = {
  bytes: 1024 * 1024,
  /** Width × height of an upload. */
  pixels: 16_000_000,
  /** A logo with more pixels is made smaller: four for each point of its box on paper. */
  kept: { width: 768, height: 192 },
  /** In characters. */
  name: 80,
  /** Of one account, in the window. */
  uploads: { max: 30, windowMs: 10 * 60_000 },
} as const

/** In points, on paper. */
const BOX = { width: 192, height: 48 }
/** Points for each pixel: a logo of few pixels stays small instead of blurred. CSS has the same size of a pixel. */
const POINTS_PER_PIXEL = 0.75

/** The size of a logo at the head of a report, in points: within its box, and never larger than its pixels allow. */
export function logoSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(POINTS_PER_PIXEL, BOX.width / width, BOX.height / height)
  return { width: width * scale, height: height * scale }
}
