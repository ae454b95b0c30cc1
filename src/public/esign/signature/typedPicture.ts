import scriptFont from '@fontsource/dancing-script/files/dancing-script-latin-500-normal.woff2?url'
import { INK, makeCanvas, pictureOf } from './pictures.ts'

export const typedStyles = ['script', 'plain'] as const
export type TypedStyle = (typeof typedStyles)[number]

const SCRIPT = 'Signature Script'

const SIZE = 96
const families: Record<TypedStyle, string> = {
  script: `"${SCRIPT}", cursive`,
  plain: '"Inter Variable", "Noto Sans Devanagari Variable", "Signature Letters", system-ui, sans-serif',
}
const fontOf = (style: TypedStyle, size = SIZE) => `500 ${size}px ${families[style]}`

/** The letters that the script font has. */
const inScript = /^[\p{ASCII}\u00A0-\u00FF\u2018\u2019]*$/u

/** A name in another script is drawn as it is printed. */
export const stylesFor = (name: string): readonly TypedStyle[] => (inScript.test(name) ? typedStyles : ['plain'])

let loading: Promise<unknown> | undefined

/** Loads the script font. Without it, another cursive font of the device is used. */
function loadScriptFont(): Promise<unknown> {
  loading ??= new FontFace(SCRIPT, `url(${scriptFont})`, { weight: '500' })
    .load()
    .then(face => document.fonts.add(face))
    .catch(() => {
      loading = undefined
    })
  return loading
}

const files = import.meta.glob<string>(
  [
    '/node_modules/@fontsource-variable/noto-nastaliq-urdu/files/*-arabic-wght-normal.woff2',
    '/node_modules/@fontsource-variable/noto-sans-{bengali,gujarati,gurmukhi,kannada,malayalam,meetei-mayek,ol-chiki,oriya,tamil,telugu}/files/*-wght-normal.woff2',
    '!/node_modules/@fontsource-variable/**/*-latin*',
  ],
  { query: '?url', import: 'default' },
)

const scripts: readonly [letters: RegExp, file: string][] = [
  [/\p{Script=Arabic}/u, 'urdu-arabic'],
  [/\p{Script=Bengali}/u, 'bengali-bengali'],
  [/\p{Script=Gujarati}/u, 'gujarati-gujarati'],
  [/\p{Script=Gurmukhi}/u, 'gurmukhi-gurmukhi'],
  [/\p{Script=Kannada}/u, 'kannada-kannada'],
  [/\p{Script=Malayalam}/u, 'malayalam-malayalam'],
  [/\p{Script=Meetei_Mayek}/u, 'mayek-meetei-mayek'],
  [/\p{Script=Ol_Chiki}/u, 'chiki-ol-chiki'],
  [/\p{Script=Oriya}/u, 'oriya-oriya'],
  [/\p{Script=Tamil}/u, 'tamil-tamil'],
  [/\p{Script=Telugu}/u, 'telugu-telugu'],
]

/** Loads the fonts for a name's letters, which few devices have for all scripts of India. Without a font, the device's own is used. */
async function loadPlainFonts(name: string): Promise<void> {
  // Those of the page load when they are drawn for the first time, which a canvas does not wait for.
  const own = document.fonts.load(fontOf('plain'), name).catch(() => {})
  const others = scripts.filter(([letters]) => letters.test(name)).map(([, file]) => loadLetters(file))
  await Promise.all([own, ...others])
}

const letters = new Map<string, Promise<unknown>>()

function loadLetters(file: string): Promise<unknown> {
  const load = Object.entries(files).find(([path]) => path.endsWith(`${file}-wght-normal.woff2`))?.[1]
  const loading =
    letters.get(file) ??
    load?.()
      .then(address => new FontFace('Signature Letters', `url(${address})`, { weight: '100 900' }).load())
      .then(face => document.fonts.add(face))
      .catch(() => letters.delete(file))
  if (loading) letters.set(file, loading)
  return loading ?? Promise.resolve()
}

/** A name as a signature; null if it is empty. */
export async function typedPicture(name: string, style: TypedStyle): Promise<string | null> {
  await (style === 'script' ? loadScriptFont() : loadPlainFonts(name))
  const measure = makeCanvas(1, 1).context
  measure.font = fontOf(style)
  const width = Math.ceil(measure.measureText(name).width)
  const { canvas, context } = makeCanvas(Math.max(1, width + SIZE), SIZE * 3)
  context.font = fontOf(style)
  context.fillStyle = INK
  context.textBaseline = 'alphabetic'
  context.direction = /\p{Script=Arabic}/u.test(name) ? 'rtl' : 'ltr'
  context.textAlign = 'center'
  context.fillText(name, canvas.width / 2, SIZE * 1.8)
  return pictureOf(canvas)
}

/** A character that no font has: what is drawn instead looks the same for all of them. */
const NOWHERE = '\u{10FFFE}'

/** The letters of a name that this device has no font for: they would be boxes in the signature. */
export async function missingLetters(name: string): Promise<string[]> {
  await loadPlainFonts(name)
  const size = 32
  const draw = (letter: string) => {
    const { context } = makeCanvas(size * 2, size * 2)
    context.font = fontOf('plain', size)
    context.fillText(letter, size / 2, size * 1.4)
    return context.getImageData(0, 0, size * 2, size * 2).data.join()
  }
  const box = draw(NOWHERE)
  const letters = new Set(name.match(/[\p{L}\p{N}\p{S}]/gu))
  return [...letters].filter(letter => draw(letter) === box)
}

/** The first letters of a name's words. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s.]+/u)
    .filter(Boolean)
  const segmenter = new Intl.Segmenter()
  return words
    .map(word => [...segmenter.segment(word)][0]?.segment ?? '')
    .join('')
    .slice(0, 12)
}
