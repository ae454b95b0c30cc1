import type { PdfRef } from '../../pdfSignatures/pdf/values.ts'
import { text as pdfText, write } from '../../pdfSignatures/sign/writer.ts'
import type { NewObjects } from '../pdf/newObjects.ts'
import { fitText } from '../text/fitText.ts'
import { loadFonts, type TextFont } from '../text/fonts.ts'
import { splitByFont } from '../text/runs.ts'
import type { FontName } from '../text/scripts.ts'
import type { ShapedLine } from '../text/shapeLine.ts'
import { type Box, EsignRefusal, type Mark } from '../types.ts'
import { EmbeddedFont, hexCode } from './embeddedFont.ts'
import { addPicture, readPicture } from './picture.ts'

/** A font or picture, by the name that the drawn operators call it. */
type Resource = [name: string, ref: PdfRef, kind: 'font' | 'picture']

/** Operators that draw marks, with the fonts and pictures that they share. */
export class Drawing {
  readonly #objects: NewObjects
  readonly #fontOf: (name: FontName) => TextFont
  readonly #prefix: string
  #font: EmbeddedFont | undefined
  readonly #pictures = new Map<string, { ref: PdfRef; width: number; height: number }>()

  private constructor(objects: NewObjects, prefix: string, fontOf: (name: FontName) => TextFont) {
    this.#objects = objects
    this.#prefix = prefix
    this.#fontOf = fontOf
  }

  /** `prefix` begins the names of fonts and pictures. */
  static async begin(objects: NewObjects, prefix: string, marks: readonly Mark[]): Promise<Drawing> {
    const texts = marks.flatMap(mark => (mark.kind === 'text' ? [mark.text] : []))
    return new Drawing(objects, prefix, await loadFonts(texts))
  }

  get resources(): Resource[] {
    return [
      ...(this.#font ? [[this.#nameOf(this.#font.ref), this.#font.ref, 'font'] satisfies Resource] : []),
      ...[...this.#pictures.values()].map(({ ref }): Resource => [this.#nameOf(ref), ref, 'picture']),
    ]
  }

  /** Writes the font, whose signs are known now. */
  end(): void {
    this.#font?.write(this.#objects)
  }

  /** In points from the bottom left corner of the page as it is displayed. Throws `EsignRefusal`. */
  async mark(mark: Mark, { index, pageHeight }: { index: number; pageHeight: number }): Promise<string> {
    const place: Box = { ...mark.box, y: pageHeight - mark.box.y - mark.box.height }
    if (mark.kind === 'check') return drawCheck(place)
    if (mark.kind === 'blank')
      return `q 1 g ${[place.x, place.y, place.width, place.height].map(plain).join(' ')} re f Q`
    if (mark.kind === 'text') return this.#text(mark, { index, place })
    return await this.#picture(mark.content, { index, place })
  }

  #text(
    { text, size }: { text: string; size?: number | undefined },
    { index, place }: { index: number; place: Box },
  ): string {
    const lines = text.split(/\r\n|\r|\n/)
    const characters = [...new Set(lines.flatMap(line => splitByFont(line, this.#fontOf).missing))]
    if (characters.length > 0) throw new EsignRefusal('missingCharacters', { index, characters })
    const fitted = fitText(text, { width: place.width, height: place.height, size }, this.#fontOf)
    if (!fitted) throw new EsignRefusal('textDoesNotFit', { index })
    const drawn = fitted.lines.map(({ shaped, x, y }) =>
      this.#line(shaped, { size: fitted.size, x: place.x + x, y: place.y + place.height - y }),
    )
    return `0 g\n${drawn.join('\n')}`
  }

  /**
   * Readers put letters in order by where they stand, so what runs from right to left is told them by its codes alone. For other lines the text stands
   * beside its codes, too: some readers drop a sign without width that stands beside its like.
   */
  #line({ groups, text, hasRightToLeft }: ShapedLine, { size, x, y }: { size: number; x: number; y: number }): string {
    this.#font ??= new EmbeddedFont(this.#objects.reserve())
    const font = this.#font
    // A group begins where the size changes, by less than is seen.
    const drawn = groups.map((signs, index) => {
      const codes = signs.map(sign => hexCode(font.codeOf(sign))).join('')
      return `/${this.#nameOf(font.ref)} ${plain(size + (index % 2) * 0.001)} Tf <${codes}> Tj`
    })
    const shown = `BT 1 0 0 1 ${plain(x)} ${plain(y)} Tm ${drawn.join(' ')} ET`
    return hasRightToLeft ? shown : `/Span <</ActualText ${write(pdfText(text))}>> BDC ${shown} EMC`
  }

  #nameOf(ref: PdfRef): string {
    return `${this.#prefix}${ref.num}`
  }

  async #picture(content: Uint8Array, { index, place }: { index: number; place: Box }): Promise<string> {
    const largest = Math.max(place.width, place.height)
    const key = `${largest} ${await digestOf(content)}`
    let known = this.#pictures.get(key)
    if (!known) {
      const picture = await readPicture(content, largest)
      if (!picture) throw new EsignRefusal('badPicture', { index })
      known = { ref: addPicture(this.#objects, picture), width: picture.width, height: picture.height }
      this.#pictures.set(key, known)
    }
    const scale = Math.min(place.width / known.width, place.height / known.height)
    const [width, height] = [known.width * scale, known.height * scale]
    const [x, y] = [place.x + (place.width - width) / 2, place.y + (place.height - height) / 2]
    return `q ${[width, 0, 0, height, x, y].map(plain).join(' ')} cm /${this.#nameOf(known.ref)} Do Q`
  }
}

const digestOf = async (content: Uint8Array) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', Uint8Array.from(content))).toString('hex')

/** Numbers of a content stream have no exponents. */
const plain = (value: number) => String(Number(value.toFixed(4)))

/** A tick in the middle of its box. */
function drawCheck({ x, y, width, height }: Box): string {
  const side = Math.min(width, height)
  const at = (right: number, up: number) =>
    `${plain(x + width / 2 + (right - 0.5) * side)} ${plain(y + height / 2 + (up - 0.5) * side)}`
  return `q 0 G 1 J 1 j ${plain(side * 0.12)} w ${at(0.18, 0.5)} m ${at(0.42, 0.24)} l ${at(0.82, 0.78)} l S Q`
}
