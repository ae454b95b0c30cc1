import type { StatementAnalysis } from '../../../../contracts/bankStatements/statements.ts'
import type { FileResult } from '../model.ts'
import { clip, comparable } from '../values/text.ts'
import { type ProducerKind, producerOf } from './producers.ts'

type Hint = StatementAnalysis['hints'][number]

/** A report generator is what one expects of a bank. */
const producerHints = {
  editor: ['editorProducer', 'warning'],
  office: ['officeProducer', 'warning'],
  printing: ['printedSource', 'info'],
} as const satisfies Partial<Record<ProducerKind, readonly [Hint['code'], Hint['level']]>>

/** What the files themselves say about their making. */
export function fileHints(results: readonly FileResult[]): Hint[] {
  return results.flatMap(({ file, sections, pdf, editor: pictureEditor }, at) => {
    if (file.problem) return []
    const hint = (code: Hint['code'], level: Hint['level'], params: Hint['params']): Hint => ({
      code,
      level,
      params,
      file: at,
      rows: [],
    })
    // What a PDF says about its making is the scanner's, not the bank's.
    if (file.kind === 'picture' || file.kind === 'scannedPdf')
      return [
        hint('scanSource', 'info', {}),
        ...(pictureEditor ? [hint('editorProducer', 'warning', { name: clip(pictureEditor, 200) })] : []),
      ]
    if (!pdf) return [hint('spreadsheetSource', 'info', {})]
    const found: Hint[] = []
    const producer = producerOf([pdf.producer, pdf.creator])
    if (producer && producer.kind !== 'reports') {
      const [code, level] = producerHints[producer.kind]
      found.push(hint(code, level, { name: clip(producer.name, 200) }))
    }
    if (pdf.made && pdf.changed && pdf.changed > pdf.made)
      found.push(hint('changedAfterMade', 'warning', { day: pdf.made, otherDay: pdf.changed }))
    if (pdf.revisions > 1) found.push(hint('savedInParts', 'warning', { count: pdf.revisions }))
    for (const { page } of pdf.covered.slice(0, 20)) found.push(hint('textOverText', 'warning', { page }))
    for (const { page, font, usual } of pdf.oddFonts.slice(0, 20))
      found.push(hint('otherFontInAmounts', 'warning', { page, name: font, otherName: usual }))
    for (const page of pdf.oddPages.slice(0, 20)) found.push(hint('fontsDifferByPage', 'warning', { page }))
    const holders = sections.flatMap(({ facts }) => facts.holder ?? [])
    const { author } = pdf
    if (author && holders.some(holder => comparable(holder).includes(comparable(author))))
      found.push(hint('authorIsHolder', 'warning', { name: clip(author, 200) }))
    return found
  })
}
