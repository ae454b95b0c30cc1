import { wrapMixedScript } from '../../reports/mixedScript.ts'
import type { Section } from './section.ts'

/*
 * Documents as data: a list of blocks becomes a pdfmake definition. A kind of document decides what it says; how it looks is decided
 * here once.
 */

export type Block =
  | { kind: 'title'; text: string; detail: string }
  /** What a reader must not miss. */
  | { kind: 'notice'; text: string }
  /** Facts without a heading. */
  | { kind: 'facts'; facts: NonNullable<Section['facts']> }
  | { kind: 'section'; section: Section; empty: string }

interface DocumentOptions {
  title: string
  author: string
  /** Set from the data, so that repeated downloads are identical. */
  createdAt: Date
  footer: string
}

const ink = '#1B1A17'
const faint = '#6A655C'
const line = '#D9D4CA'
const warm = '#FBF3E2'

/** In points: A4 without the margins. */
const PAGE = 499
const LABEL = 150
const PADDING = 8

/** The pdfmake definition of a document. */
export function documentOf(blocks: readonly Block[], { title, author, createdAt, footer }: DocumentOptions) {
  return {
    info: { title, author, creationDate: createdAt },
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 72],
    defaultStyle: { font: 'Roboto', fontSize: 10, color: ink, lineHeight: 1.25 },
    content: blocks.flatMap(contentOf),
    footer: { ...small(footer), margin: [48, 12, 48, 0] },
  }
}

function contentOf(block: Block): object[] {
  if (block.kind === 'title') {
    const detail = write(block.detail, { fontSize: 12, color: faint })
    return [{ stack: [write(block.text, { fontSize: 20, bold: true }), detail], margin: [0, 0, 0, 16] }]
  }
  if (block.kind === 'notice') return [noticeOf(block.text)]
  if (block.kind === 'facts') return [spaced({ table: factsTable(block.facts), layout })]
  return sectionOf(block.section, block.empty)
}

const noticeOf = (text: string) => ({
  table: { widths: ['*'], body: [[{ ...write(text, { bold: true }), fillColor: warm }]] },
  layout: { ...layout, hLineWidth: () => 0, paddingLeft: () => 10 },
  margin: [0, 0, 0, 16],
})

/** A heading stays with the first lines of what it heads, because it is a row of its table. */
function sectionOf({ title, detail, level = 1, points, facts, table }: Section, empty: string): object[] {
  const heading = [write(title, headings[level]), ...(detail ? [small(detail)] : [])]
  const body = facts ? factsTable(facts) : table && table.rows.length > 0 ? tableOf(table) : undefined
  const isEmpty = table?.rows.length === 0
  const introduction = [...heading, ...(points ?? []).map(pointOf), ...(isEmpty ? [small(empty)] : [])]
  if (!body) return [{ stack: introduction, unbreakable: true, margin: [0, 0, 0, level === 1 ? 10 : 6] }]
  const columns = body.widths.length
  const [first = [], ...rest] = body.body
  const title_ = [{ stack: introduction, colSpan: columns }, ...Array.from({ length: columns - 1 }, () => ({}))]
  const headerRows = 1 + (body.headerRows ?? 0)
  return [spaced({ table: { ...body, headerRows, keepWithHeaderRows: 1, body: [title_, first, ...rest] }, layout })]
}

const headings = {
  1: { fontSize: 13, bold: true },
  2: { fontSize: 11, bold: true },
  3: { fontSize: 10, bold: true },
} as const

const pointOf = ({ mark, text }: NonNullable<Section['points']>[number]) => ({
  columns: [
    { stack: [write(mark, { fontSize: 9, color: faint }, 66)], width: 70 },
    { stack: [write(text, { fontSize: 9 }, PAGE - 80)], width: '*' },
  ],
  margin: [0, 2, 0, 0],
})

interface Table {
  widths: (number | string)[]
  body: object[][]
  headerRows?: number
  dontBreakRows?: boolean
}

const factsTable = (facts: NonNullable<Section['facts']>): Table => ({
  widths: [LABEL, '*'],
  body: facts.map(({ label, value }) => [
    write(label, { color: faint }, LABEL),
    write(value, {}, PAGE - LABEL - 2 * PADDING),
  ]),
})

/** The headings are repeated on every page. */
function tableOf({ headings: titles, rows }: NonNullable<Section['table']>): Table {
  const width = PAGE / titles.length - PADDING
  const cell = (text: string, style: Style = {}) => write(text, { fontSize: 8.5, ...style }, width)
  return {
    headerRows: 1,
    dontBreakRows: true,
    widths: titles.map(() => width),
    body: [titles.map(title => cell(title, { color: faint })), ...rows.map(row => row.map(text => cell(text)))],
  }
}

const layout = {
  hLineWidth: (at: number) => (at === 0 ? 0 : 0.75),
  vLineWidth: () => 0,
  hLineColor: () => line,
  paddingTop: () => 5,
  paddingBottom: () => 5,
  paddingLeft: () => 0,
  paddingRight: () => PADDING,
}

const spaced = (content: object) => ({ ...content, margin: [0, 0, 0, 14] })

type Style = Partial<Parameters<typeof wrapMixedScript>[1]>

const write = (text: string, style: Style = {}, width = PAGE) =>
  wrapMixedScript(text, { fontSize: 10, color: ink, ...style }, width)

const small = (text: string) => ({
  stack: text.split('\n').map(one => write(one, { color: faint, fontSize: 8.5 })),
})
