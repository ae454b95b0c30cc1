export type PathCommand = 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'

interface Glyph {
  path: { commands: { command: PathCommand; args: number[] }[] }
  advanceWidth: number
}

/** What is used of a font. */
export interface Font {
  unitsPerEm: number
  numGlyphs: number
  getGlyph(id: number): Glyph
  layout(text: string): {
    glyphs: Glyph[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }
  /** A copy of a table that is stored as it is. */
  table(tag: string): Buffer
}
