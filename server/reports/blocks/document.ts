import { CHART_WIDTH, type Chart, chartSvg } from './chart.ts'
import { eventsLayout, eventsTable } from './events.ts'
import { drawLetterhead, type Letterhead } from './letterhead.ts'
import { picturesLayout, picturesTable } from './pictures.ts'
import type { Fact, Section } from './section.ts'
import { accent, faint, layout, line, PAGE, paper, small, type Table, warm, write } from './style.ts'
import { factsTable, pairsTable, rowsTable } from './table.ts'

/*
 * Documents as data: a list of blocks becomes a pdfmake definition. A kind of document decides what it says; how it looks is decided
 * here once.
 */

export type Block =
  /** Whose report it is. */
  | ({ kind: 'letterhead' } & Letterhead)
  | { kind: 'title'; text: string; detail: string }
  /** A page of its own: what the document is, and what is in it. */
  | {
      kind: 'cover'
      /** Whose report it is: a letterhead, or the name of who made it. */
      head: Letterhead | string
      title: string
      facts: Fact[]
      contents: { title: string; parts: string[] }
      note: string
    }
  /** What a reader must not miss. */
  | { kind: 'notice'; text: string }
  /** Facts without a heading. */
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'sections'; sections: readonly Section[]; empty: string }

interface DocumentOptions {
  title: string
  author: string
  /** Set from the data, so that repeated downloads are identical. */
  createdAt: Date
  footer: string
  /** On every page but the first. */
  header?: string
}

/** The pdfmake definition of a document. */
export function documentOf(blocks: readonly Block[], { title, author, createdAt, footer, header }: DocumentOptions) {
  return {
    info: { title, author, creationDate: createdAt },
    ...paper,
    pageMargins: [48, 48, 48, 72],
    content: blocks.flatMap(contentOf),
    footer: { ...small(footer), margin: [48, 12, 48, 0] },
    ...(header && { header: headerOf(header) }),
  }
}

function headerOf(text: string) {
  // Its fonts are asked for now: pages are made too late for it.
  const words = write(text, { fontSize: 8, color: faint })
  return (page: number) => (page === 1 ? null : { stack: [structuredClone(words)], margin: [48, 24, 48, 0] })
}

function contentOf(block: Block): object[] {
  switch (block.kind) {
    case 'letterhead':
      return [drawLetterhead(block)]
    case 'title': {
      const detail = write(block.detail, { fontSize: 12, color: faint })
      return [{ stack: [write(block.text, { fontSize: 20, bold: true }), detail], margin: [0, 0, 0, 16] }]
    }
    case 'cover':
      return [coverOf(block)]
    case 'notice':
      return [noticeOf(block.text)]
    case 'facts':
      return [spaced({ table: factsTable(block.facts), layout })]
    case 'sections':
      return sectionsOf(block.sections, block.empty)
  }
}

const coverOf = ({ head, title, facts, contents, note }: Extract<Block, { kind: 'cover' }>) => ({
  stack: [
    typeof head === 'string' ? write(head, { fontSize: 12, color: faint }) : drawLetterhead(head),
    { ...write(title, { fontSize: 28, bold: true }), margin: [0, 72, 0, 20] },
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: PAGE, y2: 0, lineWidth: 2, lineColor: accent }],
      margin: [0, 0, 0, 24],
    },
    spaced({ table: factsTable(facts), layout }),
    { ...write(contents.title, headings[1]), margin: [0, 16, 0, 6] },
    { stack: contents.parts.map((part, at) => ({ ...write(`${at + 1}. ${part}`), margin: [0, 2, 0, 2] })) },
    { ...small(note), margin: [0, 24, 0, 0] },
  ],
  pageBreak: 'after',
})

const noticeOf = (text: string) => ({
  table: { widths: ['*'], body: [[{ ...write(text, { bold: true }), fillColor: warm }]] },
  layout: { ...layout, hLineWidth: () => 0, paddingLeft: () => 10 },
  margin: [0, 0, 0, 16],
})

/**
 * A heading stays with the first lines of what it heads, because it is in a row of their table; one without a body of its own is in that of
 * the next section.
 */
function sectionsOf(sections: readonly Section[], empty: string): object[] {
  const content: object[] = []
  let above: object[] = []
  for (const [at, section] of sections.entries()) {
    const body = bodyOf(section)
    const own = [...above, ...introductionOf(section, empty)]
    above = []
    const next = sections[at + 1]
    if (body) content.push({ ...headed(own, body), unbreakable: isShort(section) })
    else if (next && levelOf(next) > levelOf(section)) above = [...own, { text: '', margin: [0, 0, 0, 2] }]
    else content.push({ stack: own, unbreakable: true, margin: [0, 0, 0, levelOf(section) === 1 ? 10 : 6] })
  }
  return content
}

/** In characters and rows: what surely fits on a page is moved whole. */
const SHORT = { characters: 1_200, rows: 6, facts: 8, pairs: 16, pictures: 2 }

function isShort({ facts, inPairs, table, pictures, detail = '', points = [] }: Section): boolean {
  if (pictures) return pictures.length <= SHORT.pictures
  const rows = facts ? facts.map(({ label, value }) => [label, value]) : (table?.rows ?? [])
  const characters = [...rows.flat(), ...points.map(({ text }) => text), detail].join('').length
  return (
    (facts || table) !== undefined &&
    rows.length <= SHORT[inPairs ? 'pairs' : facts ? 'facts' : 'rows'] &&
    characters <= SHORT.characters
  )
}

const levelOf = ({ level = 1 }: Section) => level

const introductionOf = ({ title, detail, level = 1, notice, points, table }: Section, empty: string): object[] => [
  write(title, headings[level]),
  ...(detail ? [small(detail)] : []),
  ...(notice ? [{ ...noticeOf(notice), margin: [0, 4, 0, 4] }] : []),
  ...(points ?? []).map(pointOf),
  ...(table?.rows.length === 0 ? [small(empty)] : []),
]

function bodyOf({
  facts,
  inPairs,
  table,
  chart,
  events,
  pictures,
}: Section): (Table & { layout?: object }) | undefined {
  if (facts) return inPairs ? pairsTable(facts) : factsTable(facts)
  if (table && table.rows.length > 0) return rowsTable(table)
  if (pictures && pictures.length > 0) return { ...picturesTable(pictures), layout: picturesLayout }
  if (chart) return { widths: ['*'], body: [[drawn(chart)]] }
  return events && events.length > 0 ? { ...eventsTable(events), layout: eventsLayout } : undefined
}

function headed(introduction: object[], { layout: own, ...body }: Table & { layout?: object }): object {
  const columns = body.widths.length
  const [first = [], ...rest] = body.body
  const title = [{ stack: introduction, colSpan: columns }, ...Array.from({ length: columns - 1 }, () => ({}))]
  const headerRows = 1 + (body.headerRows ?? 0)
  const table = { ...body, headerRows, keepWithHeaderRows: 1, body: [title, first, ...rest] }
  return spaced({ table, layout: own ?? layout })
}

const drawn = (chart: Chart) => ({
  svg: chartSvg(chart, { text: faint, grid: line, series: [accent, '#C1790B'] }),
  width: CHART_WIDTH,
})

const headings = {
  1: { fontSize: 13, bold: true },
  2: { fontSize: 11, bold: true },
  3: { fontSize: 10, bold: true },
  4: { fontSize: 9, bold: true },
} as const

const pointOf = ({ mark, text }: NonNullable<Section['points']>[number]) => ({
  columns: [
    { stack: [write(mark, { fontSize: 9, color: faint })], width: 70 },
    { stack: [write(text, { fontSize: 9 })], width: '*' },
  ],
  margin: [0, 2, 0, 0],
})

const spaced = (content: object) => ({ ...content, margin: [0, 0, 0, 14] })
