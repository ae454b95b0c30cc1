import type { PdfDocument } from '../pdf/document.ts'
import { nameOf, type PdfDict, PdfRef, type PdfValue } from '../pdf/values.ts'
import { type Change, change } from './compareForm.ts'
import type { ValueComparison } from './compareValues.ts'

/** The objects that draw fields of the form, in each revision, and those that drew anything on any page before. */
export interface Widgets {
  old: ReadonlySet<number>
  now: ReadonlySet<number>
  /** Those that have no area, so that it does not matter on which page they are. */
  invisible: ReadonlySet<number>
  drawnBefore: ReadonlySet<number>
}

interface Found {
  was: PdfDict
  is: PdfDict
  page: number
  widgets: Widgets
}

/** What happened to the annotations of one page. The fields of the form are compared there, and here only as to where they are drawn. */
export function compareAnnotations(compare: ValueComparison, { was, is, page, widgets }: Found): Change[] {
  const old = compare.before.array(was.get('Annots')) ?? []
  const now = compare.after.array(is.get('Annots')) ?? []
  const idOf = (item: PdfValue, at: number) => (item instanceof PdfRef ? `${item.num}` : `place ${at}`)
  const known = new Map(old.map((item, at) => [idOf(item, at), item]))
  const changes: Change[] = []
  for (const [at, item] of now.entries()) {
    const id = idOf(item, at)
    const before = known.get(id)
    known.delete(id)
    changes.push(
      ...(before === undefined
        ? added(compare, item, { page, widgets })
        : compareOne(compare, before, item, { page, widgets })),
    )
  }
  for (const item of known.values()) {
    // The field is still in the form, but nothing draws it any more.
    if (isIn(widgets.old, item) && isIn(widgets.now, item)) changes.push(change('fieldChanged', null, page))
    else changes.push(change('annotationRemoved', kindOf(compare.before.dict(item)), page))
  }
  return changes
}

const isIn = (objects: ReadonlySet<number>, item: PdfValue) => item instanceof PdfRef && objects.has(item.num)

const kindOf = (dict: PdfDict | null) => dict && nameOf(dict.get('Subtype'))

interface Place {
  page: number
  widgets: Widgets
}

function added({ after }: ValueComparison, item: PdfValue, { page, widgets }: Place): Change[] {
  const isDrawnElsewhere = isIn(widgets.drawnBefore, item)
  if (isIn(widgets.now, item)) {
    // The form has reported a new field. One that was there is drawn in a second place, or for the first time.
    if (!isIn(widgets.old, item) && !isDrawnElsewhere) return []
    return isIn(widgets.invisible, item) ? [] : [change('fieldChanged', null, page)]
  }
  const dict = after.dict(item)
  const added = change('annotationAdded', kindOf(dict), page)
  return dict && hasScript(after, dict) ? [added, change('actionsChanged', null, page)] : [added]
}

/** A comment may lead to a page or an address, and do nothing else. */
function hasScript(doc: PdfDocument, dict: PdfDict): boolean {
  if (dict.entries.has('AA')) return true
  const action = doc.dict(dict.get('A'))
  if (!action) return false
  const kind = nameOf(doc.resolve(action.get('S')))
  return (kind !== 'URI' && kind !== 'GoTo') || action.entries.has('Next')
}

function compareOne(compare: ValueComparison, before: PdfValue, item: PdfValue, { page, widgets }: Place): Change[] {
  if (isIn(widgets.old, item) && isIn(widgets.now, item)) return []
  const [previous, dict] = [compare.before.dict(before), compare.after.dict(item)]
  const isSame = previous && dict && compare.changedKeys(previous, dict, ['P', 'Parent']).length === 0
  return isSame ? [] : [change('annotationChanged', kindOf(dict), page)]
}
