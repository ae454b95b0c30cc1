/** A page that is written as it stands, so that its attributes can be odd. */
export interface RawPage {
  /** Entries of its dictionary, such as `/Rotate 90`. */
  entries?: string
  content?: string
}

interface RawPdf {
  pages: RawPage[]
  /** Entries of the page tree, which pages inherit. */
  tree?: string
  /** Of the catalog. */
  root?: string
  /** Further objects, whose numbers begin at 100. */
  objects?: string[]
}

/** A PDF of objects as they are given. Pages have the numbers 10, 12, 14 … */
export function rawPdf({ pages, tree = '/MediaBox [0 0 595 842]', root = '', objects = [] }: RawPdf): Uint8Array {
  const all = new Map<number, string>([
    [1, `<</Type /Catalog /Pages 2 0 R ${root}>>`],
    [
      2,
      `<</Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${10 + at * 2} 0 R`).join(' ')}] ${tree}>>`,
    ],
    [3, '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>'],
  ])
  for (const [at, { entries = '', content = '' }] of pages.entries()) {
    const resources =
      entries.includes('/Resources') || tree.includes('/Resources') ? '' : '/Resources <</Font <</F1 3 0 R>>>>'
    all.set(10 + at * 2, `<</Type /Page /Parent 2 0 R /Contents ${11 + at * 2} 0 R ${resources} ${entries}>>`)
    all.set(11 + at * 2, `<</Length ${content.length}>>\nstream\n${content}\nendstream`)
  }
  for (const [at, body] of objects.entries()) all.set(100 + at, body)
  let file = '%PDF-1.7\n'
  let table = '0 1\n0000000000 65535 f \n'
  for (const [num, body] of all) {
    table += `${num} 1\n${String(file.length).padStart(10, '0')} 00000 n \n`
    file += `${num} 0 obj\n${body}\nendobj\n`
  }
  const size = Math.max(...all.keys()) + 1
  const start = file.length
  return Buffer.from(
    `${file}xref\n${table}trailer\n<</Size ${size} /Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  )
}
