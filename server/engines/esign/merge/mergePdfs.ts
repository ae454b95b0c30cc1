import type { PdfDocument } from '../../pdfSignatures/pdf/document.ts'
import { nameOf, PdfDict, PdfName, type PdfRef, type PdfValue } from '../../pdfSignatures/pdf/values.ts'
import { changed, dictOf } from '../../pdfSignatures/sign/writer.ts'
import { readFields } from '../../pdfSignatures/verify/fields.ts'
import { addPicture, readPicture } from '../draw/picture.ts'
import { NewObjects } from '../pdf/newObjects.ts'
import type { Page } from '../pdf/pages.ts'
import { countSignatures } from '../pdf/signatures.ts'
import { EsignRefusal, type Lost, type PageChoice } from '../types.ts'
import { keptAnnotations, without } from './annotations.ts'
import { Copier } from './copier.ts'
import { Layers } from './layers.ts'

export type Source = { kind: 'picture'; content: Uint8Array } | { kind: 'pdf'; doc: PdfDocument; pages: Page[] }

/** What a page has beside its looks, or what leads to its document. */
export const LEFT_OUT = [
  'Parent',
  'Annots',
  'B',
  'AA',
  'StructParents',
  'Tabs',
  'PieceInfo',
  'Thumb',
  'PZ',
  'Trans',
  'Dur',
]

/** A new file of chosen pages. Throws `EsignRefusal` and `PdfProblem`. */
export async function mergePdfs(
  sources: ReadonlyMap<number, Source>,
  choices: readonly PageChoice[],
): Promise<{ pdf: Uint8Array; lost: Lost[] }> {
  const objects = new NewObjects(1)
  const [root, tree] = [objects.reserve(), objects.reserve()]
  const lost = new Set<Lost>()
  const layers = new Layers()
  const copiers = new Map<number, Copier>()
  for (const [index, source] of sources) {
    if (source.kind === 'picture') continue
    const { doc, pages } = source
    const copier = new Copier(doc, objects, new Set(pages.map(({ ref }) => ref.num)))
    copiers.set(index, copier)
    layers.add(doc, copier)
    for (const one of lostOf(doc)) lost.add(one)
  }
  const kids: PdfRef[] = []
  for (const choice of choices) {
    const source = sources.get(choice.file)
    const copier = copiers.get(choice.file)
    if (source?.kind === 'picture') kids.push(objects.add(await picturePage(objects, { source, tree, choice })))
    else if (source && copier) kids.push(objects.add(copiedPage({ source, copier, tree, choice }, objects, lost)))
  }
  for (const copier of copiers.values()) copier.finish()
  objects.set(tree, dictOf({ Type: new PdfName('Pages'), Kids: kids, Count: kids.length }))
  const properties = layers.properties()
  objects.set(
    root,
    dictOf({ Type: new PdfName('Catalog'), Pages: tree, ...(properties && { OCProperties: properties }) }),
  )
  return { pdf: objects.file(root), lost: [...lost].toSorted() }
}

function copiedPage(
  {
    source,
    copier,
    tree,
    choice,
  }: { source: Source & { kind: 'pdf' }; copier: Copier; tree: PdfRef; choice: PageChoice },
  objects: NewObjects,
  lost: Set<Lost>,
): PdfDict {
  const page = source.pages[choice.page]
  if (!page) throw new EsignRefusal('noSuchPage', { index: choice.file })
  const annotations = keptAnnotations(source.doc, page.dict, lost).map(one => objects.add(copier.copyDict(one)))
  const inherited = Object.fromEntries(Object.entries(page.inherited).map(([key, value]) => [key, copier.copy(value)]))
  const view = choice.below ? longerView(page, choice.rotate, choice.below) : null
  return changed(copier.copyDict(without(page.dict, LEFT_OUT)), {
    ...inherited,
    Parent: tree,
    ...(view && { MediaBox: view, CropBox: view }),
    Rotate: (page.rotate + choice.rotate) % 360,
    ...(annotations.length > 0 && { Annots: annotations }),
  })
}

/** What is shown of a page, and more of it below, wherever that is in its own units. */
function longerView(
  { view, rotate, userUnit }: Pick<Page, 'view' | 'rotate' | 'userUnit'>,
  turned: PageChoice['rotate'],
  below: number,
): number[] {
  const [left, bottom, right, top] = view
  const more = below / userUnit
  switch ((rotate + turned) % 360) {
    case 90:
      return [left, bottom, right + more, top]
    case 180:
      return [left, bottom, right, top + more]
    case 270:
      return [left - more, bottom, right, top]
    default:
      return [left, bottom - more, right, top]
  }
}

/** In points. */
const A4 = { width: 595.28, height: 841.89 }

/** As large as it fits, on a page that lies if the picture does. */
async function picturePage(
  objects: NewObjects,
  { source, tree, choice }: { source: Source & { kind: 'picture' }; tree: PdfRef; choice: PageChoice },
): Promise<PdfDict> {
  const picture = await readPicture(source.content, A4.height)
  if (!picture) throw new EsignRefusal('badPicture', { index: choice.file })
  const isLying = picture.width > picture.height
  const [width, height] = isLying ? [A4.height, A4.width] : [A4.width, A4.height]
  const scale = Math.min(width / picture.width, height / picture.height)
  const [w, h] = [picture.width * scale, picture.height * scale]
  const matrix = [w, 0, 0, h, (width - w) / 2, (height - h) / 2].map(value => value.toFixed(3)).join(' ')
  return dictOf({
    Type: new PdfName('Page'),
    Parent: tree,
    MediaBox: choice.below ? longerPage({ width, height }, choice) : [0, 0, width, height],
    Rotate: choice.rotate,
    Resources: dictOf({ XObject: dictOf({ Picture: addPicture(objects, picture) }) }),
    Contents: objects.addStream({}, Buffer.from(`q ${matrix} cm /Picture Do Q`, 'latin1')),
  })
}

const longerPage = ({ width, height }: { width: number; height: number }, { rotate, below = 0 }: PageChoice) =>
  longerView({ view: [0, 0, width, height], rotate: 0, userUnit: 1 }, rotate, below)

/** What a document has beside its pages. */
function lostOf(doc: PdfDocument): Lost[] {
  const root = doc.root()
  const names = doc.dict(root.get('Names')) ?? new PdfDict()
  const has = (value: PdfValue) => doc.resolve(value) !== null
  const action = doc.dict(root.get('OpenAction'))
  const found: Record<Lost, boolean> = {
    attachments: has(names.get('EmbeddedFiles')) || has(root.get('AF')),
    bookmarks: has(doc.dict(root.get('Outlines'))?.get('First') ?? null),
    fields: readFields(doc).length > 0,
    fieldValues: false,
    links: false,
    pageLabels: has(root.get('PageLabels')),
    scripts: has(names.get('JavaScript')) || has(root.get('AA')) || nameOf(action?.get('S') ?? null) === 'JavaScript',
    signatures: countSignatures(doc) > 0,
    tags: has(root.get('StructTreeRoot')),
  }
  return (Object.keys(found) as Lost[]).filter(key => found[key])
}
