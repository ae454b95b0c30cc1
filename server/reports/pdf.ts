import { createRequire } from 'node:module'
import { drawTexts, takeDrawnTexts } from './drawnTexts.ts'
import { readFont, type Script, scripts } from './fonts.ts'

const require = createRequire(import.meta.url)

/** The part of pdfmake that is used; it ships no types. */
interface PdfMaker {
  virtualfs: { writeFileSync(name: string, content: Buffer): void }
  setFonts(fonts: Record<string, Record<string, string>>): void
  setUrlAccessPolicy(allows: (url: string) => boolean): void
  setLocalAccessPolicy(allows: (path: string) => boolean): void
  createPdf(definition: object): { getBuffer(): Promise<Buffer> }
}

let maker: PdfMaker | undefined

/**
 * Loaded on first use, because few processes render documents. It reads our fonts from memory and nothing else from disk or
 * network.
 */
function pdfMaker(): PdfMaker {
  if (maker) return maker
  const pdfmake = require('pdfmake') as PdfMaker
  pdfmake.virtualfs.writeFileSync('regular.ttf', readFont('latin'))
  pdfmake.virtualfs.writeFileSync('medium.ttf', readFont('bold'))
  pdfmake.setFonts({
    Roboto: { normal: 'regular.ttf', bold: 'medium.ttf' },
    ...Object.fromEntries(scripts.map(script => [script, { normal: fileOf(script), bold: fileOf(script) }])),
  })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
  maker = pdfmake
  return pdfmake
}

const fileOf = (script: Script) => `${script}.ttf`

const provided = new Set<Script>()

/** Gives the PDF library the font of a script, when a text needs it, and says its name there. */
export function provideFont(script: Script): string {
  if (!provided.has(script)) pdfMaker().virtualfs.writeFileSync(fileOf(script), readFont(script))
  provided.add(script)
  return script
}

/** Renders any document with the same fonts. */
export async function pdfOf(definition: object): Promise<Buffer> {
  const texts = takeDrawnTexts(definition)
  const pdf = await pdfMaker().createPdf(definition).getBuffer()
  return texts.length === 0 ? pdf : drawTexts(pdf, texts)
}
