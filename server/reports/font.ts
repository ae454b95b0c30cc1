type PathCommand = 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'

interface Glyph {
  path: { commands: { command: PathCommand; args: number[] }[] }
  advanceWidth: number
}

/** What is used of a font. */
export interface Font {
  unitsPerEm: number
  layout(text: string): {
    glyphs: Glyph[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }
}
