import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from './font.ts'
import { toTrueType } from './trueType.ts'

/** A font as fontkit opens it. */
interface Opened extends Omit<Font, 'table'> {
  directory: { tables: Record<string, { length: number }> }
  _getTableStream(tag: string): { pos: number; buffer: Uint8Array }
}

const require = createRequire(import.meta.url)

const files = {
  latin: 'pdfmake/fonts/Roboto/Roboto-Regular.ttf',
  bold: 'pdfmake/fonts/Roboto/Roboto-Medium.ttf',
  devanagari: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
}

type FontName = keyof typeof files

/** A font as TrueType, which the PDF library can embed. */
export function readFont(name: FontName): Buffer {
  const content = readFileSync(require.resolve(files[name]))
  return files[name].endsWith('.woff2') ? toTrueType(open(content)) : content
}

const opened = new Map<FontName, Font>()

/** Opened on first use. */
export function openFont(name: FontName): Font {
  const known = opened.get(name)
  if (known) return known
  const font = open(readFont(name))
  opened.set(name, font)
  return font
}

/** With the reader of the PDF library. */
function open(content: Buffer): Font {
  const ofPdfmake = createRequire(require.resolve('pdfmake'))
  const { create } = createRequire(ofPdfmake.resolve('pdfkit'))('fontkit') as { create: (file: Buffer) => Opened }
  const font = create(content)
  const table = (tag: string) => {
    const { pos, buffer } = font._getTableStream(tag)
    return Buffer.from(buffer.subarray(pos, pos + (font.directory.tables[tag]?.length ?? 0)))
  }
  return Object.assign(font, { table })
}
