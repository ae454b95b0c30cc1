import type { PdfDocument } from '../pdf/document.ts'
import { PdfDict, PdfRef } from '../pdf/values.ts'
import { type Change, change, compareForms, objectsOf } from './compareForm.ts'
import { comparePages, readPages } from './comparePages.ts'
import { ValueComparison } from './compareValues.ts'
import { readFields } from './fields.ts'

/** What one revision changed in the one before it. Throws `PdfProblem`. */
export async function compareRevisions(before: PdfDocument, after: PdfDocument): Promise<Change[]> {
  const [old, now] = [await before.root(), await after.root()]
  const [oldFields, newFields] = [await readFields(before), await readFields(after)]
  const [oldPages, newPages] = [await readPages(before), await readPages(after)]
  // Only what is in its place in both revisions is compared there.
  const [oldWidgets, newWidgets] = [objectsOf(oldFields), objectsOf(newFields)]
  const kept = new Set([...newPages.objects, ...newWidgets])
  const apart = new Set([...oldPages.objects, ...oldWidgets].filter(num => kept.has(num)))
  const compare = new ValueComparison(before, after, apart)
  const changes = [
    ...(await compareForms(compare, oldFields, newFields)),
    ...(await comparePages(compare, {
      old: oldPages.pages,
      now: newPages.pages,
      widgets: new Set([...oldWidgets, ...newWidgets]),
    })),
  ]
  for (const key of await compare.changedKeys(old, now, ['AcroForm', 'Pages', 'Names', 'Version', 'Extensions']))
    changes.push(await changeOfRoot(compare, { key, now }))
  changes.push(...(await compareNames(compare, old, now)), ...(await compareTrailers(compare)))
  return changes
}

async function changeOfRoot({ after }: ValueComparison, { key, now }: { key: string; now: PdfDict }): Promise<Change> {
  if (key === 'Metadata') return change('metadataChanged')
  if (key === 'OCProperties') return change('layersChanged')
  if (key === 'StructTreeRoot' || key === 'MarkInfo') return change('structureChanged')
  if (key === 'OpenAction' || key === 'AA') return change('actionsChanged')
  if (key === 'AF' || key === 'Collection') return change('attachmentsChanged')
  // Certificates, revocation lists and the like for later (PAdES, ETSI EN 319 142-1, 5.4.2).
  if (key === 'DSS' && (await after.dict(now.get(key)))) return change('validationDataAdded')
  return change('otherChanged', key)
}

async function compareNames(compare: ValueComparison, old: PdfDict, now: PdfDict): Promise<Change[]> {
  const [was, is] = [await compare.before.dict(old.get('Names')), await compare.after.dict(now.get('Names'))]
  const keys = await compare.changedKeys(was ?? new PdfDict(), is ?? new PdfDict())
  return keys.map(key =>
    key === 'JavaScript'
      ? change('actionsChanged')
      : key === 'EmbeddedFiles'
        ? change('attachmentsChanged')
        : change('otherChanged', key),
  )
}

async function compareTrailers(compare: ValueComparison): Promise<Change[]> {
  const [old, now] = [compare.before.trailer, compare.after.trailer]
  const changes: Change[] = []
  if (!(await compare.isSame(old.get('Info'), now.get('Info')))) changes.push(change('metadataChanged'))
  const [root, newRoot] = [old.get('Root'), now.get('Root')]
  const isSameRoot = root instanceof PdfRef && newRoot instanceof PdfRef && root.num === newRoot.num
  if (!isSameRoot) changes.push(change('otherChanged', 'Root'))
  if (!(await compare.isSame(old.get('Encrypt'), now.get('Encrypt')))) changes.push(change('otherChanged', 'Encrypt'))
  return changes
}
