// The build for older browsers: phones are seldom new.
import {
  GlobalWorkerOptions,
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  PDFWorker,
  RenderingCancelledException,
  TextLayer,
  Util,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pdfDataAddress } from './dataAddress.ts'
import { type DocumentRanges, RANGE_BYTES } from './documentRanges.ts'
import { wordsBefore } from './wordsBefore.ts'
import { workerAddress } from './workerAddress.ts'

GlobalWorkerOptions.workerSrc = workerAddress

/** How often a part is asked for before the page says that it is missing. */
const TRIES = 4
const PAUSE_MS = 1_500

/** A phone has little memory: a page is drawn with this many pixels at most. */
const MOST_PIXELS = 5_000_000

/** A page that is being drawn. */
interface Drawing {
  done: Promise<void>
  cancel: () => void
}

export interface OpenPdf {
  /** Draws a page so wide that it fills the canvas, whose width is given in CSS pixels. `done` is rejected if the page cannot be drawn, but not if it was cancelled. */
  draw: (page: number, canvas: HTMLCanvasElement, width: number) => Drawing
  /** Writes the text of a page over it, invisible, for screen readers, search and selection. Returns the page's units in its width. */
  write: (page: number, container: HTMLElement) => Promise<number>
  /** The words before a field, whose box is measured on a page of this width. */
  wordsBefore: (field: PlacedField, pageWidth: number) => Promise<string>
  close: () => void
}

interface PlacedField {
  page: number
  x: number
  y: number
  width: number
  height: number
}

class Ranges extends PDFDataRangeTransport {
  readonly #ranges: DocumentRanges
  readonly #onFailure: (reason: unknown) => void
  #isOver = false

  constructor(ranges: DocumentRanges, onFailure: (reason: unknown) => void) {
    super(ranges.bytes, null)
    this.#ranges = ranges
    this.#onFailure = onFailure
  }

  override requestDataRange(begin: number, end: number): void {
    void this.#deliver(begin, end)
  }

  override abort(): void {
    this.#isOver = true
  }

  async #deliver(begin: number, end: number): Promise<void> {
    for (let tried = 1; !this.#isOver; tried += 1)
      try {
        const part = await this.#ranges.read(begin, end)
        if (!this.#isOver) this.onDataRange(begin, part)
        return
      } catch (reason) {
        // The engine cannot be told that a part is missing, so it is asked for until it comes.
        if (tried >= TRIES) this.#onFailure(reason)
        await new Promise(resume => setTimeout(resume, PAUSE_MS * tried))
      }
  }
}

let worker: PDFWorker | undefined

/** Starts the engine before there is a document, because its program is large. */
export function startEngine(): PDFWorker {
  worker ??= PDFWorker.create({ verbosity: 0 })
  return worker
}

/** Opens a document of which only the parts that are shown are loaded. `onFailure` is told when a part does not come. Throws if the file cannot be read. */
export async function openDocument(ranges: DocumentRanges, onFailure: (reason: unknown) => void): Promise<OpenPdf> {
  const task = getDocument({
    worker: startEngine(),
    range: new Ranges(ranges, onFailure),
    rangeChunkSize: RANGE_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    cMapUrl: pdfDataAddress('cmaps'),
    standardFontDataUrl: pdfDataAddress('standard_fonts'),
    wasmUrl: pdfDataAddress('wasm'),
    // Errors only: what is unusual in a file is nothing that its reader could mend.
    verbosity: 0,
  })
  const pdf = await task.promise
  return {
    draw: (page, canvas, width) => drawPage(pdf, { page, canvas, width }),
    write: (page, container) => writePage(pdf, page, container),
    wordsBefore: (field, pageWidth) => readWords(pdf, field, pageWidth),
    close: () => void task.destroy(),
  }
}

interface DrawnPage {
  page: number
  canvas: HTMLCanvasElement
  width: number
}

function drawPage(pdf: PDFDocumentProxy, { page: index, canvas, width }: DrawnPage): Drawing {
  let isCancelled = false
  let cancelTask = () => {}
  async function draw(): Promise<void> {
    const page = await pdf.getPage(index + 1)
    const natural = page.getViewport({ scale: 1 })
    const fitting = (width * devicePixelRatio) / natural.width
    const affordable = Math.sqrt(MOST_PIXELS / (natural.width * natural.height))
    const viewport = page.getViewport({ scale: Math.min(fitting, affordable) })
    // Drawn apart and shown at once, so that the page does not turn white when it is drawn anew for another width.
    const drawn = Object.assign(document.createElement('canvas'), {
      width: Math.ceil(viewport.width),
      height: Math.ceil(viewport.height),
    })
    if (isCancelled) return
    const task = page.render({ canvas: drawn, viewport })
    cancelTask = () => task.cancel()
    await task.promise
    if (isCancelled) return
    canvas.width = drawn.width
    canvas.height = drawn.height
    canvas.getContext('2d')?.drawImage(drawn, 0, 0)
    // Frees its memory at once.
    drawn.width = 0
  }
  const done = draw().catch((reason: unknown) => {
    if (!isCancelled && !(reason instanceof RenderingCancelledException)) throw reason
  })
  return {
    done,
    cancel: () => {
      isCancelled = true
      cancelTask()
    },
  }
}

async function writePage(pdf: PDFDocumentProxy, index: number, container: HTMLElement): Promise<number> {
  const page = await pdf.getPage(index + 1)
  const viewport = page.getViewport({ scale: 1 })
  container.replaceChildren()
  await new TextLayer({ textContentSource: page.streamTextContent(), container, viewport }).render()
  return viewport.width / page.userUnit
}

async function readWords(pdf: PDFDocumentProxy, field: PlacedField, pageWidth: number): Promise<string> {
  const page = await pdf.getPage(field.page + 1)
  const natural = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: pageWidth / natural.width })
  const { items } = await page.getTextContent()
  const placed = items.flatMap(item => {
    if (!('str' in item)) return []
    const [, , skew = 0, rise = 0, x = 0, baseline = 0] = Util.transform(viewport.transform, item.transform) as number[]
    const height = Math.hypot(skew, rise)
    return { text: item.str, x, y: baseline - height, width: item.width * viewport.scale, height }
  })
  return wordsBefore(placed, field)
}
