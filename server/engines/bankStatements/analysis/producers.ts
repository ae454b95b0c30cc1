/** What a program does that writes PDFs. */
export type ProducerKind = 'reports' | 'printing' | 'office' | 'editor'

/**
 * Programs by the names that they leave in their files. The first match counts, because some editors come with a printer of their own. A program
 * that is not here says nothing.
 */
const producers: [ProducerKind, RegExp][] = [
  [
    'reports',
    /jasper|crystal reports|\bbirt\b|bi publisher|reporting services|apache fop|\bitext|openpdf|aspose|pdfsharp|tcpdf|\bpdflib|\bfpdf\b|\bmpdf|dompdf|jspdf|pdfkit|pdfmake|reportlab|wkhtmltopdf|\bprince\b|exstream|quadient|streamserve|livecycle|experience manager|adobe pdf library|finacle|syncfusion|telerik|devexpress|activereports|winnovative|abcpdf|selectpdf/i,
  ],
  [
    'printing',
    /skia\/pdf|headlesschrome|mozilla firefox|quartz pdfcontext|print to pdf|ghostscript|pdfcreator|cutepdf|primopdf|dopdf|novapdf|bullzip|pdf24|distiller|pscript5|\bcups\b|foxit.*printer|pdf-?xchange.*(?:printer|standard)/i,
  ],
  [
    'editor',
    /photoshop|illustrator|indesign|inkscape|\bgimp\b|affinity|corel|foxit|nitro|pdfescape|sejda|smallpdf|ilovepdf|pdf-?xchange|pdffiller|dochub|canva|wondershare|pdfelement|acrobat (?:pro|standard|dc)|able2extract|soda ?pdf|master pdf|pdfsam|pdf candy|pdf expert|xodo/i,
  ],
  [
    'office',
    /libreoffice|openoffice|microsoft\W*(?:office )?(?:word|excel|powerpoint)|(?:word|excel|powerpoint) for|wps|google (?:docs|sheets)/i,
  ],
]

/** From what says least to what says most. */
const order: ProducerKind[] = ['reports', 'printing', 'office', 'editor']

const kindOf = (name: string): ProducerKind | null => producers.find(([, names]) => names.test(name))?.[0] ?? null

/** What made a file, by its producer and its creator: the one of them that says most. Null if neither is known. */
export function producerOf(names: readonly (string | null)[]): { name: string; kind: ProducerKind } | null {
  const known = names.flatMap(name => {
    const kind = name === null ? null : kindOf(name)
    return name !== null && kind !== null ? [{ name, kind }] : []
  })
  return known.toSorted((one, other) => order.indexOf(other.kind) - order.indexOf(one.kind))[0] ?? null
}
