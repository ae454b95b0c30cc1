import { createHash } from 'node:crypto'
import { boxOf } from '../../fonts/glyph.ts'
import { emptyTables, writeTrueType } from '../../fonts/trueType.ts'
import { PdfName, type PdfRef, type PdfValue } from '../../pdfSignatures/pdf/values.ts'
import { dictOf, text } from '../../pdfSignatures/sign/writer.ts'
import type { NewObjects } from '../pdf/newObjects.ts'
import { type Sign, UNITS_PER_EM } from '../text/shapeLine.ts'

/**
 * The font of what is drawn in one revision: its signs, of any script, and no others. One font for all, because readers put the parts of a line in order
 * within a font only.
 */
export class EmbeddedFont {
  readonly ref: PdfRef
  readonly #signs: Sign[] = []
  readonly #codes = new Map<string, number>()

  constructor(ref: PdfRef) {
    this.ref = ref
  }

  /** From 1: nothing is drawn for 0. */
  codeOf(sign: Sign): number {
    const key = `${sign.key} ${sign.text}`
    const known = this.#codes.get(key)
    if (known !== undefined) return known
    this.#signs.push(sign)
    this.#codes.set(key, this.#signs.length)
    return this.#signs.length
  }

  /** A composite font of two-byte codes (ISO 32000-2, 9.7) with its file and the text of each code. */
  write(objects: NewObjects): void {
    const scale = 1000 / UNITS_PER_EM
    const file = writeTrueType([{ contours: [], advance: 0 }, ...this.#signs], emptyTables(UNITS_PER_EM))
    const digest = createHash('sha256').update(file).digest()
    const tag = Array.from(digest.subarray(0, 6), byte => String.fromCharCode(65 + (byte % 26))).join('')
    const baseFont = new PdfName(`${tag}+SatyapanNames`)
    const box = boxOf(this.#signs.flatMap(({ contours }) => contours))
    const descriptor = objects.add(
      dictOf({
        Type: new PdfName('FontDescriptor'),
        FontName: baseFont,
        Flags: 4,
        FontBBox: [box.left, box.bottom, box.right, box.top].map(value => rounded(value * scale)),
        ItalicAngle: 0,
        Ascent: rounded(box.top * scale),
        Descent: rounded(box.bottom * scale),
        CapHeight: 700,
        StemV: 80,
        FontFile2: objects.addStream({ Length1: file.length }, file),
      }),
    )
    const descendant = objects.add(
      dictOf({
        Type: new PdfName('Font'),
        Subtype: new PdfName('CIDFontType2'),
        BaseFont: baseFont,
        CIDSystemInfo: dictOf({ Registry: text('Adobe'), Ordering: text('Identity'), Supplement: 0 }),
        FontDescriptor: descriptor,
        DW: 0,
        W: [1, this.#signs.map(({ advance }): PdfValue => rounded(advance * scale))],
        CIDToGIDMap: new PdfName('Identity'),
      }),
    )
    objects.set(
      this.ref,
      dictOf({
        Type: new PdfName('Font'),
        Subtype: new PdfName('Type0'),
        BaseFont: baseFont,
        Encoding: new PdfName('Identity-H'),
        DescendantFonts: [descendant],
        ToUnicode: objects.addStream({}, Buffer.from(this.#toUnicode(), 'latin1')),
      }),
    )
  }

  #toUnicode(): string {
    const lines = this.#signs.map(({ text: meaning }, index) => `<${hexCode(index + 1)}> <${hexText(meaning)}>`)
    const blocks: string[] = []
    for (let at = 0; at < lines.length; at += MAX_BLOCK) {
      const block = lines.slice(at, at + MAX_BLOCK)
      blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
    }
    return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
  }
}

const MAX_BLOCK = 100

const rounded = (value: number) => Math.round(value * 1000) / 1000

export const hexCode = (code: number): string => code.toString(16).padStart(4, '0')

const hexText = (value: string) =>
  Array.from({ length: value.length }, (_, at) => hexCode(value.charCodeAt(at))).join('')
