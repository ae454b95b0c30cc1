import { renderMixedScript } from '../../money/invoices/pdf.ts'

/*
 * Documents as data: a list of blocks becomes a pdfmake definition. A kind of document decides what it says; how it looks is decided
 * here once.
 */

export type Block =
  | { kind: 'title'; text: string; detail: string }
  | { kind: 'facts'; title?: string; facts: readonly { label: string; value: string }[] }
  | { kind: 'table'; title: string; headings: readonly string[]; rows: readonly (readonly string[])[]; empty: string }
  /** Devanagari is drawn, so it does not wrap: the text says where its lines end. */
  | { kind: 'note'; text: string }

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

/** The pdfmake definition of a document. */
export function documentOf(blocks: readonly Block[], { title, author, createdAt, footer }: DocumentOptions) {
  return {
    info: { title, author, creationDate: createdAt },
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 72],
    defaultStyle: { font: 'Roboto', fontSize: 10, color: ink, lineHeight: 1.25 },
    content: blocks.map(contentOf),
    footer: { ...lines(footer), margin: [48, 12, 48, 0] },
  }
}

function contentOf(block: Block): object {
  if (block.kind === 'title')
    return {
      stack: [write(block.text, { fontSize: 20, bold: true }), write(block.detail, { fontSize: 12, color: faint })],
      margin: [0, 0, 0, 20],
    }
  if (block.kind === 'note') return { ...lines(block.text), margin: [0, 0, 0, 16] }
  if (block.kind === 'table') return { stack: [heading(block.title), tableOf(block)], margin: [0, 0, 0, 20] }
  return {
    stack: [
      ...(block.title ? [heading(block.title)] : []),
      {
        table: {
          widths: [170, '*'],
          body: block.facts.map(({ label, value }) => [write(label, { color: faint }), write(value)]),
        },
        layout,
      },
    ],
    margin: [0, 0, 0, 20],
  }
}

const heading = (title: string) => ({ ...write(title, { fontSize: 12, bold: true }), margin: [0, 0, 0, 4] })

/** The heading row is repeated on every page. */
function tableOf({ headings, rows, empty }: Extract<Block, { kind: 'table' }>): object {
  if (rows.length === 0) return write(empty, { color: faint })
  return {
    table: {
      headerRows: 1,
      widths: headings.map(() => '*'),
      body: [
        headings.map(title => write(title, { fontSize: 8.5, color: faint })),
        ...rows.map(row => row.map(cell => write(cell, { fontSize: 8.5 }))),
      ],
    },
    layout,
  }
}

const layout = {
  hLineWidth: () => 0.75,
  vLineWidth: () => 0,
  hLineColor: () => line,
  paddingTop: () => 6,
  paddingBottom: () => 6,
  paddingLeft: () => 0,
  paddingRight: () => 8,
}

const write = (text: string, style: { fontSize?: number; bold?: boolean; color?: string } = {}) =>
  renderMixedScript(text, { fontSize: 10, color: ink, ...style })

const lines = (text: string) => ({
  stack: text.split('\n').map(one => write(one, { color: faint, fontSize: 8.5 })),
})
