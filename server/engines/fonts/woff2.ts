import { brotliDecompressSync } from 'node:zlib'
import { readGlyphs } from './transformedGlyphs.ts'
import type { Glyph } from './glyph.ts'

/** A font of the web packages (W3C WOFF2), with its outlines and those tables that are stored as they are. */
export interface WebFont {
  unitsPerEm: number
  glyphs: Glyph[]
  tables: ReadonlyMap<string, Buffer>
}

/** By their number in the directory (5.2); the rest are not read. */
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB'.split(
    ' ',
  )
const OWN_TAG = 63
const HEADER = 48

export function openWoff2(file: Buffer): WebFont {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is no WOFF2 font.')
  let at = HEADER
  const lengthAt = () => {
    let value = 0
    for (;;) {
      const byte = file.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  const directory = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++)
    const number = flags & 63
    const tag = number === OWN_TAG ? file.toString('latin1', at, (at += 4)) : (KNOWN_TAGS[number] ?? '')
    const version = flags >> 6
    const isOutline = tag === 'glyf' || tag === 'loca'
    const isTransformed = isOutline ? version === 0 : version !== 0
    if (isTransformed ? !isOutline : isOutline) throw new Error(`The table ${tag} of this font is stored in a way that is not read.`)
    const length = lengthAt()
    return { tag, length: isTransformed ? lengthAt() : length }
  })
  const content = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  const tables = new Map<string, Buffer>()
  let start = 0
  for (const { tag, length } of directory) {
    tables.set(tag, content.subarray(start, start + length))
    start += length
  }
  const table = (tag: string) => {
    const found = tables.get(tag)
    if (!found) throw new Error(`This font has no table ${tag}.`)
    return found
  }
  const [hmtx, measured] = [table('hmtx'), table('hhea').readUInt16BE(34)]
  const glyphs = readGlyphs(table('glyf')).map((contours, id) => ({
    contours,
    advance: hmtx.readUInt16BE(Math.min(id, measured - 1) * 4),
  }))
  tables.delete('glyf')
  tables.delete('loca')
  return { unitsPerEm: table('head').readUInt16BE(18), glyphs, tables }
}
