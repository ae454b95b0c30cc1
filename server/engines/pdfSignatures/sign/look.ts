import { PdfDocument } from '../pdf/document.ts'
import { decodeStream } from '../pdf/inflate.ts'
import {
  ascii,
  isInteger,
  joinBytes,
  latin1,
  listOf,
  PdfDict,
  PdfName,
  PdfProblem,
  PdfRef,
  PdfStream,
  type PdfValue,
} from '../pdf/values.ts'
import { readPages } from '../verify/comparePages.ts'
import type { Update } from './update.ts'
import { SigningProblem } from './wanted.ts'
import { changed, dictOf, write } from './writer.ts'

/** More than a drawn signature with its fonts and a picture needs. */
const MAX_OBJECTS = 500

/**
 * Draws the first page of a PDF as the look of a field: a form object that programs stretch over the field. `rotation` is the page's, against which the
 * look is turned, so that it stands upright for the reader. Throws `SigningProblem`.
 */
export async function addLook(update: Update, pdf: Uint8Array, rotation: number): Promise<PdfRef> {
  try {
    const doc = await PdfDocument.open(pdf)
    const [page] = readPages(doc).pages
    if (!page) throw new PdfProblem('damaged', 'The look has no page')
    const resources = page.settings.get('Resources') ?? new PdfDict()
    const box = page.settings.get('CropBox') ?? page.settings.get('MediaBox') ?? [0, 0, 612, 792]
    const dict = dictOf({
      Type: new PdfName('XObject'),
      Subtype: new PdfName('Form'),
      BBox: (doc.array(box) ?? []).map(side => doc.resolve(side)),
      Resources: new Copier(doc, update).copy(resources),
      ...(rotation !== 0 && { Matrix: turned(rotation) }),
    })
    return update.add(writeStream(dict, await contentOf(doc, page.dict)))
  } catch (error) {
    if (error instanceof PdfProblem) throw new SigningProblem('lookUnreadable', error.message)
    throw error
  }
}

/** Against the clock, because pages are turned with it. */
function turned(rotation: number): number[] {
  const quarter = (((rotation / 90) % 4) + 4) % 4
  const [cosine, sine] = ([
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][quarter] ?? [1, 0]) as [number, number]
  return [cosine, sine, -sine, cosine, 0, 0]
}

async function contentOf(doc: PdfDocument, page: PdfDict): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for (const item of listOf(doc.resolve(page.get('Contents')))) {
    const stream = doc.resolve(item)
    if (stream instanceof PdfStream) parts.push(await decodeStream(stream), ascii('\n'))
  }
  return joinBytes(...parts)
}

export const writeStream = (dict: PdfDict, data: Uint8Array): string =>
  `${write(changed(dict, { Length: data.length }))}\nstream\n${latin1(data)}\nendstream`

/** Copies values of another document, with everything that they refer to, once each. */
class Copier {
  readonly #from: PdfDocument
  readonly #update: Update
  readonly #copied = new Map<number, PdfRef>()

  constructor(from: PdfDocument, update: Update) {
    this.#from = from
    this.#update = update
  }

  copy(value: PdfValue): PdfValue {
    if (value instanceof PdfRef) return this.#copyObject(value)
    if (Array.isArray(value)) return value.map(item => this.copy(item))
    if (value instanceof PdfDict) return this.#copyDict(value)
    return value
  }

  #copyDict = (dict: PdfDict) =>
    dictOf(Object.fromEntries([...dict.entries].map(([key, one]) => [key, this.copy(one)])))

  #copyObject({ num }: PdfRef): PdfRef {
    const known = this.#copied.get(num)
    if (known) return known
    if (this.#copied.size >= MAX_OBJECTS) throw new PdfProblem('tooComplex', 'The look has too many objects')
    const ref = this.#update.reserve()
    this.#copied.set(num, ref)
    const value = this.#from.object(num)
    if (value instanceof PdfStream) {
      const data = value.plain()
      if (!data) throw new PdfProblem('encrypted', 'The look is encrypted')
      this.#update.set(ref, writeStream(this.#copyDict(value.dict), data))
    } else this.#update.set(ref, write(this.copy(value)))
    return ref
  }
}

/** How a page is turned, in degrees. */
export const rotationOf = (doc: PdfDocument, settings: ReadonlyMap<string, PdfValue>): number => {
  const rotation = doc.resolve(settings.get('Rotate') ?? null)
  return isInteger(rotation) ? rotation : 0
}
