import type { PdfDocument } from '../pdf/document.ts'
import { isInteger, PdfDict, PdfRef } from '../pdf/values.ts'
import { compareDetails } from './compareDetails.ts'
import { type Change, change, compareForms, invisibleObjects, objectsOf } from './compareForm.ts'
import { comparePages, type PageTree, readPages } from './comparePages.ts'
import { ValueComparison } from './compareValues.ts'
import { type FormField, readFields } from './fields.ts'
import { placeFinder } from './widgetPlaces.ts'

/** A revision with what is compared of it. */
export interface ReadRevision {
  doc: PdfDocument
  fields: FormField[]
  /** The objects of the fields. */
  widgets: ReadonlySet<number>
  pages: PageTree
}

/** Throws `PdfProblem`. */
export function readRevision(doc: PdfDocument): ReadRevision {
  const fields = readFields(doc)
  return { doc, fields, widgets: objectsOf(fields), pages: readPages(doc) }
}

/** What one revision changed in the one before it. Throws `PdfProblem`. */
export async function compareRevisions(was: ReadRevision, is: ReadRevision): Promise<Change[]> {
  const [before, after] = [was.doc, is.doc]
  const [old, now] = [before.root(), after.root()]
  // Only what is in its place in both revisions is compared there.
  const isKept = (num: number) => is.pages.objects.has(num) || is.widgets.has(num)
  const apart = new Set([...was.pages.objects, ...was.widgets].filter(isKept))
  const compare = new ValueComparison(before, after, apart)
  const changes = [
    ...(await compareForms(compare, { old: was.fields, now: is.fields, placeOf: placeFinder(after, is.pages) })),
    ...comparePages(compare, {
      old: was.pages,
      now: is.pages,
      widgets: {
        old: was.widgets,
        now: is.widgets,
        invisible: invisibleObjects(after, is.fields),
        drawnBefore: was.pages.objects,
      },
    }),
  ]
  for (const key of compare.changedKeys(old, now, ['AcroForm', 'Pages', 'Names', 'Version', 'Extensions', 'Metadata']))
    changes.push(changeOfRoot(compare, { key, now }))
  changes.push(...compareNames(compare, old, now), ...compareTrailers(compare), ...(await compareDetails(compare)))
  return [...changes, ...compareGenerations(before, after)]
}

function changeOfRoot({ after }: ValueComparison, { key, now }: { key: string; now: PdfDict }): Change {
  if (key === 'OCProperties') return change('layersChanged')
  if (key === 'StructTreeRoot' || key === 'MarkInfo') return change('structureChanged')
  if (key === 'OpenAction' || key === 'AA') return change('actionsChanged')
  if (key === 'AF' || key === 'Collection') return change('attachmentsChanged')
  // Certificates, revocation lists and the like for later (PAdES, ETSI EN 319 142-1, 5.4.2).
  if (key === 'DSS' && after.dict(now.get(key))) return change('validationDataAdded')
  return change('otherChanged', key)
}

function compareNames(compare: ValueComparison, old: PdfDict, now: PdfDict): Change[] {
  const [was, is] = [compare.before.dict(old.get('Names')), compare.after.dict(now.get('Names'))]
  const keys = compare.changedKeys(was ?? new PdfDict(), is ?? new PdfDict())
  return keys.map(key =>
    key === 'JavaScript'
      ? change('actionsChanged')
      : key === 'EmbeddedFiles'
        ? change('attachmentsChanged')
        : change('otherChanged', key),
  )
}

function compareTrailers(compare: ValueComparison): Change[] {
  const [old, now] = [compare.before.trailer, compare.after.trailer]
  const changes: Change[] = []
  const [root, newRoot] = [old.get('Root'), now.get('Root')]
  const isSameRoot = root instanceof PdfRef && newRoot instanceof PdfRef && root.num === newRoot.num
  if (!isSameRoot) changes.push(change('otherChanged', 'Root'))
  // Some programs do not know objects whose number is not smaller.
  const [size, newSize] = [old.get('Size'), now.get('Size')]
  if (isInteger(size) && !(isInteger(newSize) && newSize >= size)) changes.push(change('otherChanged', 'Size'))
  return changes
}

/** Programs that look at generations show nothing where an object has another one than a reference to it. */
const compareGenerations = (before: PdfDocument, after: PdfDocument): Change[] =>
  [...after.inexact].filter(ref => !before.inexact.has(ref)).map(ref => change('otherChanged', ref))
