import type { StatementProgress } from '../../../contracts/bankStatements/statementCodes.ts'
import {
  type StatementAnalysis,
  type StatementFile,
  statementLimits,
} from '../../../contracts/bankStatements/statements.ts'
import { statementFileBudget, textBudgets } from '../../../contracts/checks/heavyBudgets.ts'
import type { FileType } from '../../../contracts/files/files.ts'
import { buildAnalysis } from './analysis/buildAnalysis.ts'
import { isStatement } from './checks/isStatement.ts'
import { isSheet, sectionsOf } from './checks/sectionsOf.ts'
import { deadlineIn } from './files/deadline.ts'
import { readFile } from './files/readFile.ts'
import { type Scans, scansOf } from './files/scans.ts'
import {
  FileProblem,
  type FileResult,
  type PictureReader,
  type ReadFile,
  type Section,
  type StatementOptions,
} from './model.ts'
import { layoutOf } from './table/layout.ts'
import { mappedTableOf } from './table/mappedTable.ts'
import { isIfsc } from './values/banks.ts'
import { clip } from './values/text.ts'

export interface StatementInput {
  name: string
  type: FileType
  content: Uint8Array
  password?: string
}

const MB = 1024 * 1024

/**
 * Reads bank statements and analyses them together. Never throws for a file: what cannot be read has its problem in `files`, and nothing of
 * it is in the result. Amounts are integer paise, days ISO. With two `cores`, scanned pages take less time.
 */
export async function readStatements(
  files: readonly StatementInput[],
  options: StatementOptions,
  report: (step: StatementProgress) => void,
  cores = 1,
): Promise<StatementAnalysis> {
  report('received')
  const results: FileResult[] = []
  const scans = scansOf(options.reader ?? ownReader(cores), (page, of) => report(`page ${page} of ${of}`))
  let rows = 0
  for (const [at, file] of files.slice(0, statementLimits.files).entries()) {
    const result = await resultOf(file, at, options, scans)
    rows += result.file.rows
    results.push(
      rows > statementLimits.rows
        ? failed(file, at, new FileProblem('tooManyRows', { count: statementLimits.rows }))
        : result,
    )
  }
  report('read')
  const analysis = buildAnalysis(results, options, () => report('checked'))
  report('done')
  return analysis
}

/** Loaded with the first picture. */
export function ownReader(cores: number): PictureReader {
  const load = () => import('../ocr/recognise/recognise.ts')
  return {
    recognise: async picture =>
      (await load()).recognise(picture, { mostColumns: textBudgets.statementPage, cores, isFine: true }),
    readStrips: async (raster, strips, stretch) => (await load()).readStrips(raster, strips, stretch, cores),
  }
}

async function resultOf(
  input: StatementInput,
  at: number,
  options: StatementOptions,
  scans: Scans,
): Promise<FileResult> {
  try {
    if (input.content.length === 0) throw new FileProblem('empty')
    if (input.content.length > statementLimits.bytes)
      throw new FileProblem('tooLarge', { count: Math.floor(statementLimits.bytes / MB) })
    const deadline = deadlineIn(options.limitMs ?? statementFileBudget(input.type).limitMs)
    const read = await readFile(input, deadline, scans)
    deadline.check()
    const mapped = mappedTableOf(read.pages, isSheet(read), options.mappings ?? [])
    const sections = sectionsOf(read, at, mapped)
    if (!mapped && !isStatement(sections, read.pageCount))
      throw new FileProblem(read.scans.length > 0 ? 'noTableInScan' : 'notStatement')
    if (mapped ? !hasDates(sections) : hasLostTable(sections, read)) throw new FileProblem('columnsUnknown')
    if (mapped) read.notices.push({ code: 'columnsMapped', params: {} })
    return { file: fileOf(input, read, sections), sections, pdf: read.pdf, editor: read.editor }
  } catch (error) {
    // A file that our own code stumbles over is damaged to the customer; the rest of the analysis goes on.
    return failed(input, at, error instanceof FileProblem ? error : new FileProblem('damaged'))
  }
}

/** A person has said that it is a statement: all that is needed is that dates stand where they should. */
function hasDates(sections: readonly Section[]): boolean {
  const movements = sections.flatMap(section => section.movements)
  return movements.length > 0 && movements.filter(({ date }) => date !== null).length * 2 >= movements.length
}

/** Balances that differ with no row between them, beside lines that look like rows: nobody is to pay for such a reading. */
const hasLostTable = (sections: readonly Section[], read: ReadFile): boolean =>
  sections.every(({ movements }) => movements.length === 0) &&
  sections.some(({ stated }) => stated.opening !== stated.closing) &&
  layoutOf(read.pages, isSheet(read)) !== null

const nothing = { bank: null, from: null, to: null, rows: 0, accounts: [], verdict: null }

function failed({ name, type, content }: StatementInput, at: number, { code, params }: FileProblem): FileResult {
  return {
    file: {
      ...nothing,
      name: clip(name, 255),
      kind: kindOf(type),
      bytes: content.length,
      pages: null,
      scans: [],
      problem: { code, params, file: at },
      notices: [],
    },
    sections: [],
    pdf: null,
  }
}

/** What a file is before it is opened; null for one that is never a statement. */
function kindOf(type: FileType): StatementFile['kind'] {
  if (type === 'zip') return null
  return type === 'jpeg' || type === 'png' || type === 'webp' || type === 'tiff' ? 'picture' : type
}

function fileOf({ name, content }: StatementInput, read: ReadFile, sections: Section[]): StatementFile {
  const days = sections.flatMap(({ movements }) => movements.flatMap(({ date }) => (date ? [date] : []))).sort()
  const stated = sections.flatMap(({ facts }) => (facts.from && facts.to ? [facts] : []))
  const froms = stated.flatMap(({ from }) => from ?? []).sort()
  const tos = stated.flatMap(({ to }) => to ?? []).sort()
  return {
    ...nothing,
    name: clip(name, 255),
    kind: read.kind,
    bytes: content.length,
    pages: read.pageCount,
    bank: sections.map(({ facts }) => facts.bank).find(bank => bank !== null) ?? null,
    from: froms[0] ?? days[0] ?? null,
    to: tos.at(-1) ?? days.at(-1) ?? null,
    rows: sections.reduce((count, { movements }) => count + movements.length, 0),
    scans: read.scans,
    problem: null,
    notices: [...scanNotices(read), ...read.notices, ...noticesOf(sections)],
  }
}

/** Below this mean confidence a page is hard to read, and misread figures are likely. */
const UNSURE = 0.9

function scanNotices({ scans, pageCount }: ReadFile): StatementFile['notices'] {
  if (scans.length === 0) return []
  const unsure = scans.filter(({ confidence }) => confidence < UNSURE).slice(0, 20)
  return [
    { code: 'readFromPicture', params: { count: scans.length, otherCount: pageCount } },
    ...unsure.map(({ page }) => ({ code: 'hardToRead', params: { page } }) as const),
  ]
}

function noticesOf(sections: readonly Section[]): StatementFile['notices'] {
  const leftOut = sections.reduce((count, { rowsLeftOut }) => count + rowsLeftOut, 0)
  const notices: StatementFile['notices'] = []
  if (sections.some(({ isNewestFirst }) => isNewestFirst)) notices.push({ code: 'newestFirst', params: {} })
  if (sections.some(({ byBalance }) => byBalance)) notices.push({ code: 'columnsByBalance', params: {} })
  if (sections.some(({ isNegated }) => isNegated)) notices.push({ code: 'balancesOwed', params: {} })
  for (const currency of new Set(sections.map(({ facts }) => facts.currency)))
    if (currency !== 'INR') notices.push({ code: 'otherCurrency', params: { name: currency } })
  for (const ifsc of new Set(sections.flatMap(({ facts }) => facts.ifsc ?? [])))
    if (!isIfsc(ifsc)) notices.push({ code: 'ifscInvalid', params: { name: ifsc } })
  for (const { page, text } of sections.flatMap(({ linesLost }) => linesLost).slice(0, 20))
    notices.push({ code: 'lineLost', params: { page, name: clip(text, 200) } })
  if (leftOut > 0) notices.push({ code: 'rowsLeftOut', params: { count: leftOut } })
  return notices
}
