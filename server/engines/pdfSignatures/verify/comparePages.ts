import type { PdfDocument } from '../pdf/document.ts'
import { nameOf, type PdfDict, PdfProblem, PdfRef, type PdfValue } from '../pdf/values.ts'
import { type Change, change } from './compareForm.ts'
import type { ValueComparison } from './compareValues.ts'

const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const

interface Page {
  num: number | null
  dict: PdfDict
  /** Its own values, or those of the nodes above it. */
  settings: Map<string, PdfValue>
}

const MOST_PAGES = 100_000

export interface PageTree {
  pages: Page[]
  /** The objects of pages, of the nodes above them, and of annotations. */
  objects: Set<number>
}

/** Throws `PdfProblem`. */
export async function readPages(doc: PdfDocument): Promise<PageTree> {
  const pages: Page[] = []
  const seen = new Set<number>()
  const annotations = new Set<number>()
  async function visit(item: PdfValue, above: Map<string, PdfValue>, depth: number): Promise<void> {
    if (depth > 100 || pages.length > MOST_PAGES) throw new PdfProblem('tooComplex', 'There are too many pages')
    const num = item instanceof PdfRef ? item.num : null
    if (num !== null && seen.has(num)) return
    if (num !== null) seen.add(num)
    const dict = await doc.dict(item)
    if (!dict) return
    const settings = new Map(above)
    for (const key of inherited) if (dict.entries.has(key)) settings.set(key, dict.get(key))
    const kids = await doc.array(dict.get('Kids'))
    if (!kids) {
      pages.push({ num, dict, settings })
      for (const item of (await doc.array(dict.get('Annots'))) ?? [])
        if (item instanceof PdfRef) annotations.add(item.num)
    } else for (const kid of kids) await visit(kid, settings, depth + 1)
  }
  await visit((await doc.root()).get('Pages'), new Map(), 0)
  return { pages, objects: new Set([...seen, ...annotations]) }
}

/** Says nothing about what a reader sees; the annotations are compared by themselves. */
const unseen = ['Parent', 'Annots', 'Tabs', 'StructParents', 'LastModified', 'PieceInfo', ...inherited]

/** What happened to the pages between two revisions. `widgets` are the objects of form fields. */
export async function comparePages(
  compare: ValueComparison,
  { old, now, widgets }: { old: Page[]; now: Page[]; widgets: ReadonlySet<number> },
): Promise<Change[]> {
  const idOf = ({ num }: Page, at: number) => (num === null ? `place ${at}` : `${num}`)
  const known = new Map(old.map((page, at) => [idOf(page, at), page]))
  const changes: Change[] = []
  const order: string[] = []
  for (const [at, page] of now.entries()) {
    const id = idOf(page, at)
    const was = known.get(id)
    if (was && !order.includes(id))
      changes.push(...(await comparePage(compare, { was, is: page, page: at + 1, widgets })))
    else changes.push(change('pageAdded', null, at + 1))
    order.push(id)
  }
  const stayed = old.map(idOf).filter(id => order.includes(id))
  for (const [at, page] of old.entries())
    if (!order.includes(idOf(page, at))) changes.push(change('pageRemoved', null, at + 1))
  const isSameOrder = order.filter(id => known.has(id)).join() === stayed.join()
  return isSameOrder ? changes : [...changes, change('pagesReordered')]
}

async function comparePage(
  compare: ValueComparison,
  { was, is, page, widgets }: { was: Page; is: Page; page: number; widgets: ReadonlySet<number> },
): Promise<Change[]> {
  const keys = await compare.changedKeys(was.dict, is.dict, unseen)
  const changes: Change[] = []
  if (keys.includes('AA')) changes.push(change('actionsChanged', null, page))
  let isChanged = keys.some(key => key !== 'AA')
  for (const key of inherited)
    isChanged ||= !(await compare.isSame(was.settings.get(key) ?? null, is.settings.get(key) ?? null))
  if (isChanged) changes.push(change('pageChanged', null, page))
  return [...changes, ...(await compareAnnotations(compare, { was, is, page, widgets }))]
}

async function compareAnnotations(
  compare: ValueComparison,
  { was, is, page, widgets }: { was: Page; is: Page; page: number; widgets: ReadonlySet<number> },
): Promise<Change[]> {
  const old = (await compare.before.array(was.dict.get('Annots'))) ?? []
  const now = (await compare.after.array(is.dict.get('Annots'))) ?? []
  const idOf = (item: PdfValue, at: number) => (item instanceof PdfRef ? `${item.num}` : `place ${at}`)
  const known = new Map(old.map((item, at) => [idOf(item, at), item]))
  const changes: Change[] = []
  for (const [at, item] of now.entries()) {
    const id = idOf(item, at)
    const before = known.get(id)
    known.delete(id)
    if (item instanceof PdfRef && widgets.has(item.num)) continue
    const dict = await compare.after.dict(item)
    const kind = dict && nameOf(dict.get('Subtype'))
    if (before === undefined) changes.push(change('annotationAdded', kind, page))
    else {
      const previous = await compare.before.dict(before)
      const keys = previous && dict ? await compare.changedKeys(previous, dict, ['P', 'Parent']) : ['Subtype']
      if (keys.length > 0) changes.push(change('annotationChanged', kind, page))
    }
  }
  for (const item of known.values()) {
    if (item instanceof PdfRef && widgets.has(item.num)) {
      // The field is still in the form, but nothing draws it any more.
      changes.push(change('fieldChanged', null, page))
      continue
    }
    const dict = await compare.before.dict(item)
    changes.push(change('annotationRemoved', dict && nameOf(dict.get('Subtype')), page))
  }
  return changes
}
