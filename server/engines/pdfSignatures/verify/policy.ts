import type { ChangeKind, DocumentChange } from '../../../../contracts/pdfSignatures.ts'
import type { PdfDocument } from '../pdf/document.ts'
import { isInteger, nameOf, type PdfDict, textOf } from '../pdf/values.ts'
import type { Change } from './compareForm.ts'

/** What the signer permits (ISO 32000-2, tables 256 to 258). */
export interface Policy {
  /** 1: nothing, 2: filling forms and signing, 3: annotations too; null for a signature that does not certify. */
  level: 1 | 2 | 3 | null
  locks: { isLocked: (field: string) => boolean }[]
}

export async function readPolicy(doc: PdfDocument, signature: PdfDict): Promise<Policy> {
  const policy: Policy = { level: null, locks: [] }
  for (const item of (await doc.array(signature.get('Reference'))) ?? []) {
    const reference = await doc.dict(item)
    const parameters = await doc.dict(reference?.get('TransformParams') ?? null)
    const method = nameOf((await doc.resolve(reference?.get('TransformMethod') ?? null)) ?? null)
    if (method === 'DocMDP') {
      const level = await doc.resolve(parameters?.get('P') ?? null)
      policy.level = level === 1 || level === 3 ? level : isInteger(level) && level !== 2 ? 1 : 2
    }
    if (method === 'FieldMDP' && parameters) {
      const action = nameOf(await doc.resolve(parameters.get('Action')))
      const items = (await doc.array(parameters.get('Fields'))) ?? []
      const names = (await Promise.all(items.map(one => doc.resolve(one)))).map(textOf)
      const isNamed = (field: string) =>
        names.some(name => name !== null && (field === name || field.startsWith(`${name}.`)))
      policy.locks.push({
        isLocked: field => (action === 'All' ? true : action === 'Include' ? isNamed(field) : !isNamed(field)),
      })
    }
  }
  return policy
}

/** Additions that help to verify and show nothing. */
const harmless: readonly ChangeKind[] = ['validationDataAdded', 'timestampAdded']
const signing: readonly ChangeKind[] = ['signatureAdded', 'signatureAddedVisibly', 'signatureFieldAdded']
const filling: readonly ChangeKind[] = ['fieldFilled', 'metadataChanged']
const annotating: readonly ChangeKind[] = ['annotationAdded', 'structureChanged']

/** Removes and hides what it covers, so it is no comment. */
const isRedaction = ({ kind, name }: Change) => kind === 'annotationAdded' && name === 'Redact'

export function isAllowed(change: Change, { level, locks }: Policy): boolean {
  const { kind, name } = change
  if (isRedaction(change)) return false
  if (kind === 'fieldFilled' && name !== null && locks.some(({ isLocked }) => isLocked(name))) return false
  if (harmless.includes(kind)) return true
  if (level === 1) return false
  if (signing.includes(kind) || filling.includes(kind)) return true
  return annotating.includes(kind) && level !== 2
}

/** Changes after which a reader still sees exactly what was signed. */
const invisible: readonly ChangeKind[] = [...harmless, 'signatureAdded']

export const leavesDocumentAsSigned = (changes: readonly DocumentChange[]): boolean =>
  changes.every(({ kind, isAllowed: allowed }) => allowed && invisible.includes(kind))
