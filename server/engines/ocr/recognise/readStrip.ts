import type { Strip } from './geometry.ts'
import type { Model, Recogniser } from './models.ts'
import { cutStrip, type Raster } from './raster.ts'

/** A character of a line: its probability, and its middle as a share of the line's length. */
export interface Glyph {
  text: string
  confidence: number
  at: number
}

export interface StripText {
  glyphs: Glyph[]
  /** The share of characters that the model took for another script than Latin. */
  foreign: number
  /** Every character that some place of the line may be, the chosen ones too: several for what looks alike, and for each step of the model. */
  candidates: Glyph[]
}

/** Below this probability a character is no candidate. */
const CANDIDATE = 0.002

/** The height that the models take, and the widest line in pixels of that height. */
const HEIGHT = 48
const WIDEST = 1600

/** Full-width forms, which the model prefers for some marks. */
const plain: Record<string, string> = {
  '：': ':',
  '（': '(',
  '）': ')',
  '，': ',',
  '。': '.',
  '、': ',',
  '；': ';',
  '！': '!',
  '？': '?',
  '－': '-',
  '—': '-',
  '–': '-',
  '“': '"',
  '”': '"',
  '’': "'",
  '‘': "'",
  '《': '<<',
  '〈': '<',
  '＜': '<',
  '【': '[',
  '】': ']',
  '×': 'x',
}

/** The pixels across in which a line is read: the time that it takes grows with them. */
export function columnsOf(strip: Strip, stretch = 1): number {
  const wide = Math.round((strip.width / Math.max(1, strip.height)) * HEIGHT * stretch)
  return Math.min(WIDEST, Math.max(16, wide))
}

/**
 * Reads one line of text, made `stretch` times as wide as it is. Only ASCII is returned: what else the model sees on Indian documents is a mistake or Devanagari.
 */
export async function readStrip(
  { recognise, characters }: Recogniser,
  raster: Raster,
  strip: Strip,
  stretch = 1,
): Promise<StripText> {
  const columns = columnsOf(strip, stretch)
  const cut = cutStrip(raster, strip, HEIGHT, columns)
  const width = Math.ceil(columns / 32) * 32
  const { data, dims } = await recognise(tensorOf(cut, width), [1, 3, HEIGHT, width])
  const [, steps = 0, classes = 0] = dims
  const { glyphs, foreign, candidates } = decode(data, steps, characters, classes, latinClasses(characters))
  const placed = (found: readonly Glyph[]) =>
    found.map(glyph => ({ ...glyph, at: Math.min(1, (glyph.at * width) / columns) }))
  const all = placed(candidates)
  return { glyphs: withSpaces(placed(glyphs), all), foreign, candidates: all }
}

/** Whether a line stands upside down, 0 to 1. */
export async function upsideDown(direction: Model, raster: Raster, strip: Strip): Promise<number> {
  const columns = Math.min(192, Math.max(16, Math.round((strip.width / Math.max(1, strip.height)) * HEIGHT)))
  const { data } = await direction(tensorOf(cutStrip(raster, strip, HEIGHT, columns), 192), [1, 3, HEIGHT, 192])
  return data[1] ?? 0
}

/** Blue, green and red planes from -1 to 1, filled up with grey on the right. */
function tensorOf({ width, height, data }: Raster, paddedWidth: number): Float32Array {
  const area = paddedWidth * height
  const tensor = new Float32Array(area * 3)
  for (let c = 0; c < 3; c++)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        tensor[c * area + y * paddedWidth + x] = (data[(y * width + x) * 3 + 2 - c] ?? 0) / 127.5 - 1
  return tensor
}

let latin: { of: string[]; classes: number[] } | undefined

function latinClasses(characters: string[]): number[] {
  if (latin?.of !== characters) {
    const classes = characters.flatMap((text, index) =>
      /^[ -~]?$/.test(text) || plain[text] || text === '₹' ? [index] : [],
    )
    latin = { of: characters, classes }
  }
  return latin.classes
}

/** Connectionist temporal classification, read greedily: the best class of each step, repeated classes once, "no character" left out. */
export function decode(
  data: Float32Array,
  steps: number,
  characters: string[],
  classes: number,
  allowed: number[],
): StripText {
  const glyphs: Glyph[] = []
  const candidates: Glyph[] = []
  let last = 0
  let [run, foreign, seen] = [0, 0, 0]
  for (let step = 0; step < steps; step++) {
    const from = step * classes
    let best = 0
    let any = data[from] ?? 0
    const at = (step + 0.5) / steps
    for (const index of allowed) {
      const probability = data[from + index] ?? 0
      if (probability > (data[from + best] ?? 0)) best = index
      if (probability >= CANDIDATE && index !== 0)
        candidates.push({ text: textOf(characters, index), confidence: probability, at })
    }
    for (let index = 1; index < classes; index++) any = Math.max(any, data[from + index] ?? 0)
    const confidence = data[from + best] ?? 0
    if (any > 0.3 && (data[from] ?? 0) < any) {
      seen++
      if (any > confidence) foreign++
    }
    const previous = glyphs.at(-1)
    if (best !== 0 && best === last && previous) {
      // The middle of a character that spans several steps.
      run++
      previous.at += (at - previous.at) / run
      previous.confidence = Math.max(previous.confidence, confidence)
    } else if (best !== 0) {
      glyphs.push({ text: textOf(characters, best), confidence, at })
      run = 1
    }
    last = best
  }
  return { glyphs, foreign: seen === 0 ? 0 : foreign / seen, candidates }
}

function textOf(characters: readonly string[], index: number): string {
  const text = characters[index] ?? ''
  return plain[text] ?? text
}

/**
 * The model prefers "no character" to most spaces, so a much lower probability makes one. Measured between the letters of drawn names: at least 0.12 where
 * a space is printed, at most 0.06 where none is.
 */
const SPACE = 0.085

export function withSpaces(glyphs: readonly Glyph[], candidates: readonly Glyph[]): Glyph[] {
  const spaces = candidates.filter(({ text, confidence }) => text === ' ' && confidence >= SPACE)
  return glyphs.flatMap((glyph, index) => {
    const next = glyphs[index + 1]
    if (!next || glyph.text === ' ' || next.text === ' ') return [glyph]
    const space = spaces.find(({ at }) => at > glyph.at && at < next.at)
    return space ? [glyph, { ...space, confidence: 1 }] : [glyph]
  })
}
