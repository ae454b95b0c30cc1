import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Worker } from 'tesseract.js'
import type { Strip } from './geometry.ts'
import { cutStrip, type Raster } from './raster.ts'

/** Height to which a line is enlarged, and white around it, in pixels: what Tesseract reads best. */
const HEIGHT = 64
const MARGIN = 16

let starting: Promise<Worker> | undefined

/** Starts Tesseract with its Hindi model, once for the process. */
async function start(): Promise<Worker> {
  const folder = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/hin'))
  const { createWorker, OEM, PSM } = await import('tesseract.js')
  const langPath = join(folder, '4.0.0_best_int')
  const worker = await createWorker('hin', OEM.LSTM_ONLY, { langPath, cacheMethod: 'none', gzip: true })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE })
  return worker
}

/** Reads one line of Devanagari; undefined if the model is not installed or nothing was read. */
export async function readDevanagari(
  raster: Raster,
  strip: Strip,
): Promise<{ text: string; confidence: number } | undefined> {
  const cut = cutStrip(
    raster,
    { ...strip, width: strip.width + strip.height * 0.3, height: strip.height * 1.25 },
    HEIGHT,
  )
  const picture = await sharp(cut.data, { raw: { width: cut.width, height: cut.height, channels: 3 } })
    .greyscale()
    .normalise()
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#fff' })
    .png()
    .toBuffer()
  try {
    starting ??= start()
    const { data } = await (await starting).recognize(picture)
    const text = data.text
      .replace(/[^\u0900-\u097F\s.]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    return text === '' ? undefined : { text, confidence: data.confidence / 100 }
  } catch {
    // Names in Latin letters are worth more than none.
    starting = undefined
    return undefined
  }
}

/** Ends Tesseract's thread, which keeps a process alive. */
export async function stopDevanagari(): Promise<void> {
  const worker = await starting
  starting = undefined
  await worker?.terminate()
}
