import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'

interface Glyph {
  path: { toSVG(): string }
}

interface Font {
  unitsPerEm: number
  layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number; yOffset: number }[] }
}

const require = createRequire(import.meta.url)
const ofPdfmake = createRequire(require.resolve('pdfmake'))
const { create } = createRequire(ofPdfmake.resolve('pdfkit'))('fontkit') as { create: (file: Buffer) => Font }

const ofPackage = (file: string) => require.resolve(file)
const dejaVu = (name: string) => `/usr/share/fonts/truetype/dejavu/${name}.ttf`
const roboto = (style: string) => ofPackage(`pdfmake/fonts/Roboto/Roboto-${style}.ttf`)

/** Files that every installation of the project has; the DejaVu fonts of the system take part where they are. */
const files = {
  roboto: roboto('Regular'),
  robotoMedium: roboto('Medium'),
  robotoItalic: roboto('Italic'),
  inter: ofPackage('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  mono: ofPackage('@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'),
  typewriter: ofPackage('@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2'),
  typewriterBold: ofPackage('@fontsource/courier-prime/files/courier-prime-latin-700-normal.woff2'),
  hindi: ofPackage('@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2'),
  sans: dejaVu('DejaVuSans'),
  sansBold: dejaVu('DejaVuSans-Bold'),
  serif: dejaVu('DejaVuSerif'),
  serifBold: dejaVu('DejaVuSerif-Bold'),
  sansMono: dejaVu('DejaVuSansMono'),
}

export type FontName = keyof typeof files

const opened = new Map<FontName, Font>()

export const hasFont = (name: FontName): boolean => existsSync(files[name])

function fontOf(name: FontName): Font {
  const known = opened.get(name)
  if (known) return known
  const font = create(readFileSync(files[name]))
  opened.set(name, font)
  return font
}

export interface TextStyle {
  font?: FontName
  size?: number
  colour?: string
  /** Pixels between letters. */
  spacing?: number
  /** Pixels that the text takes: its letters are made narrower or wider. */
  width?: number
}

/** Draws one document as SVG. Text is drawn as outlines, so that a picture is the same on every machine. Sizes are in pixels. */
export class Sheet {
  readonly parts: string[] = []
  /** Every text with its place, as it was drawn. */
  readonly texts: { x: number; y: number; text: string }[] = []
  readonly width: number
  readonly height: number

  constructor(width: number, height: number, background: string) {
    this.width = width
    this.height = height
    this.rect(0, 0, width, height, background)
  }

  rect(x: number, y: number, width: number, height: number, fill: string): void {
    this.parts.push(`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`)
  }

  raw(svg: string): void {
    this.parts.push(svg)
  }

  /** `y` is the base line. Returns where the text ends. */
  text(
    x: number,
    y: number,
    text: string,
    { font = 'roboto', size = 24, colour = '#1a1a1a', spacing = 0, width }: TextStyle = {},
  ): number {
    this.texts.push({ x, y, text })
    const { unitsPerEm, layout } = boundFont(font)
    const scale = size / unitsPerEm
    const { glyphs, positions } = layout(text)
    const natural = positions.reduce((sum, { xAdvance }) => sum + xAdvance * scale, 0)
    const squeeze = width === undefined || natural === 0 ? 1 : width / natural
    let at = x
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const path = glyph.path.toSVG()
      if (path) {
        const move = `translate(${at + xOffset * scale * squeeze} ${y - yOffset * scale}) scale(${scale * squeeze} ${-scale})`
        this.parts.push(`<path transform="${move}" fill="${colour}" d="${path}"/>`)
      }
      at += xAdvance * scale * squeeze + spacing
    }
    return at
  }

  svg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}">${this.parts.join('')}</svg>`
  }

  png(): Promise<Buffer> {
    return sharp(Buffer.from(this.svg())).png().toBuffer()
  }
}

function boundFont(name: FontName) {
  const font = fontOf(name)
  return { unitsPerEm: font.unitsPerEm, layout: (text: string) => font.layout(text) }
}
