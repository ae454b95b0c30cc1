import { createRequire } from 'node:module'
import { readFont, type Script, scripts } from './fonts.ts'
import { loadShapedFonts, shapedFontFile } from './shapedFont.ts'

const require = createRequire(import.meta.url)

/** The part of pdfmake that is used; it ships no types. */
interface PdfMaker {
  virtualfs: { writeFileSync(name: string, content: Buffer): void }
  setFonts(fonts: Record<string, Record<string, string>>): void
  setUrlAccessPolicy(allows: (url: string) => boolean): void
  setLocalAccessPolicy(allows: (path: string) => boolean): void
  createPdf(definition: object): { getBuffer(): Promise<Buffer> }
}

let opened: PdfMaker | undefined

/**
 * Loaded on first use, because few processes render documents. It reads our fonts from memory and nothing else from disk or
 * network.
 */
function pdfMaker(): PdfMaker {
  if (opened) return opened
  const pdfmake = require('pdfmake') as PdfMaker
  pdfmake.virtualfs.writeFileSync('regular.ttf', readFont('latin'))
  pdfmake.virtualfs.writeFileSync('medium.ttf', readFont('bold'))
  pdfmake.setFonts({
    Roboto: { normal: 'regular.ttf', bold: 'medium.ttf' },
    ...Object.fromEntries(scripts.map(script => [script, { normal: fileOf(script), bold: fileOf(script) }])),
  })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
  opened = pdfmake
  return pdfmake
}

const fileOf = (script: Script) => `${script}.ttf`

/** A letter of each script that was asked for. */
const provided = new Map<Script, string>()

/** The name of a script's font in the PDF library. `letter` is one of the script. */
export function provideFont(script: Script, letter: string): string {
  if (!provided.has(script)) provided.set(script, letter)
  return script
}

/** Renders any document with the same fonts. All of its texts are made before (`renderMixedScript`), those of the heads and feet of pages too. */
export async function pdfOf(definition: object): Promise<Buffer> {
  const letters = new Map(provided)
  await loadShapedFonts(letters.values())
  const maker = pdfMaker()
  for (const [script, letter] of letters) maker.virtualfs.writeFileSync(fileOf(script), shapedFontFile(letter))
  return maker.createPdf(definition).getBuffer()
}
