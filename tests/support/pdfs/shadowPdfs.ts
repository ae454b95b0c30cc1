import { ascii, latin1 } from '../../../server/engines/pdfSignatures/pdf/values.ts'
import { lastBody, parts, plainObjects, revise, writePdf } from './plainPdf.ts'

/*
 * Documents that are prepared before somebody signs them, so that a small later revision shows something else ("Shadow Attacks", NDSS 2021), and what
 * differences between programs make possible in the same way.
 */

export interface ShadowPdf {
  name: string
  /** The objects that differ from those of the plain document. */
  prepared?: Record<number, string>
  /** `invalid` unless the signer permits it; the change is then named. */
  verdict?: 'validButChanged'
  attack: (signed: Uint8Array) => Uint8Array | Promise<Uint8Array>
}

const evil = 'BT /F1 24 Tf 72 720 Td (Pay 999999 rupees) Tj ET'
const stream = (data: string, dict = '') => `<<${dict} /Length ${data.length}>>\nstream\n${data}\nendstream`
const page = (plain: string, changed: string) => (plainObjects[parts.page] as string).replace(plain, changed)
const signatureOf = (pdf: Uint8Array) => Number(/\n(\d+) 0 obj\n<<\/Type \/Sig /.exec(latin1(pdf))?.[1])
const startOf = (pdf: Uint8Array) => Number(/startxref\n(\d+)\n%%EOF\n$/.exec(latin1(pdf))?.[1])

/** Appends text and a table of cross-references whose rows are `N 1` and an entry, as they are given. */
function withTable(pdf: Uint8Array, added: string, rows: (at: (body: string) => number) => string, trailer = '') {
  const before = latin1(pdf)
  const text = before + added
  const table = rows(body => text.lastIndexOf(body))
  const size = /\/Size (\d+)/.exec(before.slice(before.lastIndexOf('trailer')))?.[1]
  return ascii(
    `${text}xref\n${table}trailer\n<</Root 1 0 R /Info 6 0 R /Size ${size} /Prev ${startOf(pdf)} ${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}

const row = (num: number, offset: number, gen = 0, kind = 'n') =>
  `${num} 1\n${String(offset).padStart(10, '0')} ${String(gen).padStart(5, '0')} ${kind} \n`

const circle = '/Type /XObject /Subtype /Form /Resources <</XObject <</Back 20 0 R>>>>'

/** A picture that covers the text, drawn by the page. */
const cover = {
  [parts.content]: stream('BT /F1 24 Tf 72 720 Td (Pay 999999 rupees) Tj ET /Cover Do'),
  [parts.page]: page('/Font <<', '/XObject <</Cover 20 0 R>> /Font <<'),
  20: stream('1 1 1 rg 0 0 595 842 re f', '/Type /XObject /Subtype /Form /BBox [0 0 595 842]'),
}

const covering = '<</Type /Annot /Subtype /FreeText /Rect [0 0 595 842] /Contents (Pay 100 rupees)>>'
const withCover = { 20: covering, [parts.page]: page('10 0 R]', '10 0 R 20 0 R]') }

/** A field with a large picture, which the form has on a page of its own. */
const twoPages = {
  [parts.pages]: '<</Type /Pages /Kids [3 0 R 21 0 R] /Count 2 /MediaBox [0 0 595 842]>>',
  [parts.page]: page('8 0 R 10 0 R', '10 0 R'),
  21: '<</Type /Page /Parent 2 0 R /Annots [8 0 R]>>',
}

export const shadowPdfs: readonly ShadowPdf[] = [
  {
    name: 'hide: the picture that covers the text is freed',
    prepared: cover,
    attack: pdf => withTable(pdf, '', () => row(20, 0, 1, 'f')),
  },
  {
    name: 'hide: the picture that covers the text becomes empty',
    prepared: cover,
    attack: pdf => revise(pdf, { 20: stream('', '/Type /XObject /Subtype /Form /BBox [0 0 595 842]') }),
  },
  {
    name: 'hide: the page no longer names the picture that covers the text',
    prepared: cover,
    attack: pdf => revise(pdf, { [parts.page]: lastBody(pdf, parts.page).replace('/Cover 20 0 R', '') }),
  },
  {
    name: 'hide: the comment that covers the text becomes an invisible signature field',
    prepared: withCover,
    attack: pdf =>
      revise(pdf, {
        20: '<</Type /Annot /Subtype /Widget /FT /Sig /T (Late) /Rect [0 0 0 0] /F 132>>',
        [parts.root]: lastBody(pdf, parts.root).replace('/Fields [', '/Fields [20 0 R '),
      }),
  },
  {
    name: 'replace: a field shows its value instead of its picture',
    verdict: 'validButChanged',
    prepared: {
      [parts.field]: (plainObjects[parts.field] as string).replace('/V ()', '/V (Pay 999999 rupees)'),
    },
    attack: pdf =>
      revise(pdf, {
        [parts.root]: lastBody(pdf, parts.root).replace('/SigFlags', '/NeedAppearances true /SigFlags'),
      }),
  },
  {
    name: 'replace: a field is drawn on another page',
    prepared: twoPages,
    attack: pdf => revise(pdf, { [parts.page]: lastBody(pdf, parts.page).replace('10 0 R', '8 0 R 10 0 R') }),
  },
  {
    name: 'replace: the place of a signature is signed with a picture over the page',
    verdict: 'validButChanged',
    prepared: {
      [parts.form]: '<</Fields [8 0 R 20 0 R] /DA (/Helv 0 Tf)>>',
      [parts.page]: page('10 0 R]', '10 0 R 20 0 R]'),
      20: '<</Type /Annot /Subtype /Widget /FT /Sig /T (Second) /Rect [0 0 595 842] /F 4 /P 3 0 R>>',
    },
    attack: pdf =>
      revise(pdf, {
        20: lastBody(pdf, 20).replace('/T (', `/V ${signatureOf(pdf)} 0 R /AP <</N 33 0 R>> /T (`),
        33: stream(evil),
      }),
  },
  {
    name: 'hide and replace: a whole second document lies unseen, and the root is switched to it',
    prepared: {
      20: '<</Type /Catalog /Pages 21 0 R>>',
      21: '<</Type /Pages /Kids [22 0 R] /Count 1 /MediaBox [0 0 595 842]>>',
      22: '<</Type /Page /Parent 21 0 R /Contents 23 0 R /Resources <</Font <</F1 5 0 R>>>>>>',
      23: stream(evil),
    },
    attack: pdf =>
      revise(pdf, { 20: lastBody(pdf, parts.root).replace('/Pages 2 0 R', '/Pages 21 0 R') }, { Root: 20 }),
  },
  {
    name: 'hide and replace: the number of the page leads to another page',
    prepared: { 23: stream(`3 0 obj\n<</Type /Page /Parent 2 0 R>>\nendobj\n`) },
    attack: pdf => withTable(pdf, '', at => row(parts.page, at('3 0 obj\n<</Type /Page /Parent 2 0 R>>'))),
  },
  {
    name: 'a reference of another generation hides that an object changes',
    prepared: {
      [parts.root]: '<</Type /Catalog /Pages 2 0 R /AcroForm 7 0 R /PieceInfo 4 7 R>>',
      [parts.page]: page('/Contents 4 0 R', '/Contents 4 7 R'),
    },
    attack: pdf => revise(pdf, { [parts.content]: stream(evil) }),
  },
  {
    name: 'a page gets another generation than the reference to it',
    attack: pdf =>
      withTable(pdf, `${parts.page} 1 obj\n${lastBody(pdf, parts.page)}\nendobj\n`, at =>
        row(parts.page, at(`${parts.page} 1 obj`), 1),
      ),
  },
  {
    name: 'the tree refers to another generation of the page',
    attack: pdf => revise(pdf, { [parts.pages]: lastBody(pdf, parts.pages).replace('3 0 R', '3 1 R') }),
  },
  {
    name: 'a new comment brings a script',
    attack: pdf =>
      revise(pdf, {
        30: '<</Type /Annot /Subtype /Text /Rect [0 0 9 9] /A <</S /JavaScript /JS (x)>>>>',
        [parts.page]: lastBody(pdf, parts.page).replace('10 0 R', '10 0 R 30 0 R'),
      }),
  },
  {
    name: 'a circle of references hides that one of them changes',
    prepared: {
      [parts.look]: stream('/Back Do', `${circle} /BBox [0 0 1 1]`),
      20: stream('/Front Do', '/Type /XObject /Subtype /Form /Resources <</XObject <</Front 9 0 R>>>>'),
      [parts.page]: page('/Font <<', '/XObject <</Back 20 0 R>> /Font <<'),
    },
    attack: pdf =>
      revise(pdf, {
        [parts.look]: stream('/Back Do', `${circle} /BBox [0 0 595 842]`),
        [parts.field]: lastBody(pdf, parts.field).replace('/V ()', '/V (filled)'),
      }),
  },
  {
    name: 'a page is shown a second time',
    attack: pdf =>
      revise(pdf, { [parts.pages]: lastBody(pdf, parts.pages).replace('[3 0 R] /Count 1', '[3 0 R 3 0 R] /Count 2') }),
  },
  {
    name: 'fewer pages are counted',
    prepared: twoPages,
    attack: pdf => revise(pdf, { [parts.pages]: lastBody(pdf, parts.pages).replace('/Count 2', '/Count 1') }),
  },
  {
    name: 'what some programs show as a page is a node',
    prepared: {
      [parts.pages]: '<</Type /Pages /Kids [20 0 R] /Count 1 /MediaBox [0 0 595 842]>>',
      20: '<</Type /Page /Parent 2 0 R /Kids [3 0 R] /Count 1 /Contents 21 0 R>>',
      21: stream('BT ET'),
    },
    attack: pdf => revise(pdf, { 21: stream(evil) }),
  },
  {
    name: 'the size says that the page does not exist',
    attack: pdf =>
      ascii(
        latin1(withTable(pdf, '', () => row(30, 0, 1, 'f'))).replace(
          /\/Size \d+(?= \/Prev \d+ >>\nstartxref\n\d+\n%%EOF\n$)/,
          '/Size 3',
        ),
      ),
  },
  {
    name: 'a table names an object twice',
    attack: pdf =>
      withTable(pdf, '', at => row(4, at(`\n4 0 obj\n<< /Length`) + 1) + row(4, at('note 4 0 obj') + 'note '.length)),
  },
  {
    name: 'a table frees an object that its stream of cross-references names',
    attack: pdf => {
      const offset = latin1(pdf).indexOf('\n4 0 obj\n') + 1
      const data = String.fromCharCode(1, 0, 0, offset >> 8, offset & 0xff, 0, 0)
      const xref = `30 0 obj\n<</Type /XRef /W [1 4 2] /Index [4 1] /Size 31 /Root 1 0 R /Length 7>>\nstream\n${data}\nendstream\nendobj\n`
      return withTable(pdf, xref, at => row(4, 0, 1, 'f') + row(30, at('30 0 obj')), `/XRefStm ${pdf.length}`)
    },
  },
  {
    name: 'the parent of a field says how the field is drawn',
    prepared: {
      [parts.form]: '<</Fields [20 0 R] /DA (/Helv 0 Tf)>>',
      20: '<</T (group) /Kids [8 0 R]>>',
    },
    attack: pdf => revise(pdf, { 20: '<</T (group) /Kids [8 0 R] /DA (/Evil 40 Tf)>>' }),
  },
  {
    name: 'a new, invisible signature field brings a script',
    attack: pdf =>
      revise(pdf, {
        30: '<</Type /Annot /Subtype /Widget /FT /Sig /T (Late) /Rect [0 0 0 0] /AA <</PO <</S /JavaScript /JS (x)>>>>>>',
        [parts.root]: lastBody(pdf, parts.root).replace('/Fields [', '/Fields [30 0 R '),
        [parts.page]: lastBody(pdf, parts.page).replace('10 0 R', '10 0 R 30 0 R'),
      }),
  },
]

export const preparedPdf = ({ prepared = {} }: ShadowPdf) => writePdf({ ...plainObjects, ...prepared })
