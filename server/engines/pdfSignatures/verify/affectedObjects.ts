import type { PdfDocument } from '../pdf/document.ts'
import { PdfDict, PdfRef, PdfStream, type PdfValue } from '../pdf/values.ts'

/**
 * The objects that a revision changed, and those that refer to them, directly or through others: all that can differ. The rest is known to be the same
 * without being compared. References are not followed through `apart`, whose objects are compared by themselves.
 */
export function affectedObjects(before: PdfDocument, after: PdfDocument, apart: ReadonlySet<number>): Set<number> {
  const affected = new Set<number>()
  const referrers = new Map<number, number[]>()
  for (const num of new Set([...before.xref.entries.keys(), ...after.xref.entries.keys()])) {
    if (!before.sharesObject(after, num)) affected.add(num)
    else if (!apart.has(num)) noteReferences(after, num, { referrers, affected })
  }
  // A set may grow while it is walked.
  for (const num of affected)
    if (!apart.has(num)) for (const referrer of referrers.get(num) ?? []) affected.add(referrer)
  return affected
}

function noteReferences(
  doc: PdfDocument,
  num: number,
  { referrers, affected }: { referrers: Map<number, number[]>; affected: Set<number> },
): void {
  const note = (target: number) => {
    const known = referrers.get(target)
    if (known) known.push(num)
    else referrers.set(target, [num])
  }
  try {
    visitReferences(doc.object(num), note)
  } catch {
    // What cannot be read is compared, and refused there, if anything that is shown refers to it.
    affected.add(num)
  }
}

function visitReferences(value: PdfValue, visit: (num: number) => void): void {
  if (value instanceof PdfRef) visit(value.num)
  else if (Array.isArray(value)) for (const item of value) visitReferences(item, visit)
  else if (value instanceof PdfDict) for (const item of value.entries.values()) visitReferences(item, visit)
  else if (value instanceof PdfStream) visitReferences(value.dict, visit)
}
