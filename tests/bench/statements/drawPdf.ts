import { PDFDocument } from '@cantoo/pdf-lib'
import { type DrawOptions, drawStatement, fontsOf } from './drawStatement.ts'
import type { Layout } from './layouts.ts'
import type { TrueAccount } from './truth.ts'

/** A statement as the PDF that its bank hands out. */
export async function drawPdf(account: TrueAccount, layout: Layout, options: DrawOptions = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setProducer(options.producer ?? 'Bank Reports 4.2')
  document.setCreator('Core banking')
  document.setCreationDate(new Date('2025-04-02'))
  document.setModificationDate(new Date('2025-04-02'))
  const fonts = await fontsOf(document, layout)
  const addPaper = (width: number, height: number) => {
    const page = document.addPage([width, height])
    return {
      text: (text: string, { font, ...place }: { x: number; y: number; size: number; font: keyof typeof fonts }) =>
        page.drawText(text, { ...place, font: fonts[font] }),
      rule: (y: number, thickness: number) => page.drawLine({ start: { x: 20, y }, end: { x: 575, y }, thickness }),
    }
  }
  drawStatement(addPaper, account, layout, fonts, options)
  return document.save()
}
