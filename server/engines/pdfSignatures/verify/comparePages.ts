import type { PdfDocument } from '../pdf/document.ts'
import { type PdfDict, PdfProblem, PdfRef, type PdfValue } from '../pdf/values.ts'
import { compareAnnotations, type Widgets } from './compareAnnotations.ts'
import { type Change, change } from './compareForm.ts'
import type { ValueComparison } from './compareValues.ts'

const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const

interface Page {
  /** Its object number, and which of the places of that object it is. */
  id: string
  dict: PdfDict
  /** Its own values, or those of the nodes above it. */
  settings: Map<string, PdfValue>
}

const MAX_PAGES = 100_000

export interface PageTree {
  pages: Page[]
  /** The dictionaries between the root and the pages. */
  nodes: Map<string, PdfDict>
  /** The objects of pages, of the nodes above them, and of annotations. */
  objects: Set<number>
}

/** Throws `PdfProblem`. */
export function readPages(doc: PdfDocument): PageTree {
  const tree: PageTree = { pages: [], nodes: new Map(), objects: new Set() }
  const times = new Map<number, number>()
  const open = new Set<number>()
  const idOf = (num: number | null, path: string) => {
    if (num === null) return path
    const time = times.get(num) ?? 0
    times.set(num, time + 1)
    return time === 0 ? `${num}` : `${num} again ${time}`
  }
  function visit(item: PdfValue, path: string, above: Map<string, PdfValue>, depth: number): void {
    if (depth > 100 || tree.pages.length + tree.nodes.size > MAX_PAGES)
      throw new PdfProblem('tooComplex', 'There are too many pages')
    const num = item instanceof PdfRef ? item.num : null
    if (num !== null && open.has(num)) return
    const dict = doc.dict(item)
    if (!dict) return
    if (num !== null) tree.objects.add(num)
    const id = idOf(num, path)
    const settings = new Map(above)
    for (const key of inherited) if (dict.entries.has(key)) settings.set(key, dict.get(key))
    const kids = doc.array(dict.get('Kids'))
    if (kids) {
      tree.nodes.set(id, dict)
      if (num !== null) open.add(num)
      for (const [at, kid] of kids.entries()) visit(kid, `${path} ${at}`, settings, depth + 1)
      if (num !== null) open.delete(num)
      return
    }
    tree.pages.push({ id, dict, settings })
    for (const annotation of doc.array(dict.get('Annots')) ?? [])
      if (annotation instanceof PdfRef) tree.objects.add(annotation.num)
  }
  visit(doc.root().get('Pages'), 'place', new Map(), 0)
  return tree
}

/** Says nothing about what a reader sees; the annotations are compared by themselves. */
const unseen = ['Parent', 'Annots', 'Tabs', 'StructParents', 'LastModified', 'PieceInfo', ...inherited]

/** What happened to the pages between two revisions. */
export function comparePages(
  compare: ValueComparison,
  { old, now, widgets }: { old: PageTree; now: PageTree; widgets: Widgets },
): Change[] {
  const known = new Map(old.pages.map(page => [page.id, page]))
  const present = new Set(now.pages.map(({ id }) => id))
  const changes: Change[] = []
  for (const [at, page] of now.pages.entries()) {
    const was = known.get(page.id)
    if (was) changes.push(...comparePage(compare, { was, is: page, page: at + 1, widgets }))
    else changes.push(change('pageAdded', null, at + 1))
  }
  for (const [at, { id }] of old.pages.entries())
    if (!present.has(id)) changes.push(change('pageRemoved', null, at + 1))
  const order = (pages: Page[], others: { has: (id: string) => boolean }) =>
    pages.flatMap(({ id }) => (others.has(id) ? [id] : [])).join()
  if (order(old.pages, present) !== order(now.pages, known)) changes.push(change('pagesReordered'))
  return [...changes, ...compareNodes(compare, old.nodes, now.nodes)]
}

/** The nodes say how many pages there are; some programs show one that has the type of a page as a page. */
function compareNodes(
  compare: ValueComparison,
  old: ReadonlyMap<string, PdfDict>,
  now: ReadonlyMap<string, PdfDict>,
): Change[] {
  const isSame = [...now].every(([id, node]) => {
    const was = old.get(id)
    return was && compare.changedKeys(was, node, ['Kids', 'Parent', ...inherited]).length === 0
  })
  return isSame ? [] : [change('otherChanged', 'Pages')]
}

function comparePage(
  compare: ValueComparison,
  { was, is, page, widgets }: { was: Page; is: Page; page: number; widgets: Widgets },
): Change[] {
  const keys = compare.changedKeys(was.dict, is.dict, unseen)
  const changes: Change[] = []
  if (keys.includes('AA')) changes.push(change('actionsChanged', null, page))
  const isInherited = inherited.some(
    key => !compare.isSame(was.settings.get(key) ?? null, is.settings.get(key) ?? null),
  )
  if (isInherited || keys.some(key => key !== 'AA')) changes.push(change('pageChanged', null, page))
  return [...changes, ...compareAnnotations(compare, { was: was.dict, is: is.dict, page, widgets })]
}
