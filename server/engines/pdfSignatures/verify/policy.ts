import type { ChangeKind } from '../../../../contracts/ocr/pdfSignatures.ts'
import type { PdfDocument } from '../pdf/document.ts'
import { isInteger, nameOf, type PdfDict, textOf } from '../pdf/values.ts'
import type { Change } from './compareForm.ts'
import type { SignedField } from './fields.ts'

/** What the signer permits (ISO 32000-2, tables 256 to 258). */
export interface Policy {
  /** 1: nothing, 2: filling forms and signing, 3: annotations too; null for a signature that does not certify. */
  level: 1 | 2 | 3 | null
  /** The same for a signature that does not certify, from the lock of its field. */
  limit: 1 | 2 | 3 | null
  /** Whether a field may not be filled any more. */
  locks: ((field: string) => boolean)[]
}

export function readPolicy(doc: PdfDocument, { signature, field }: SignedField): Policy {
  const policy: Policy = { level: null, limit: null, locks: [] }
  for (const item of doc.array(signature.get('Reference')) ?? []) {
    const reference = doc.dict(item)
    const parameters = doc.dict(reference?.get('TransformParams') ?? null)
    const method = nameOf(doc.resolve(reference?.get('TransformMethod') ?? null) ?? null)
    if (method === 'DocMDP') {
      const level = doc.resolve(parameters?.get('P') ?? null)
      policy.level = level === 1 || level === 3 ? level : isInteger(level) && level !== 2 ? 1 : 2
    }
    if (method === 'FieldMDP' && parameters) {
      policy.locks.push(lockOf(doc, parameters))
    }
  }
  // What the author of the form wanted to be locked by this signature (ISO 32000-2, table 236).
  const lock = doc.dict(field.dict.get('Lock'))
  if (lock) policy.locks.push(lockOf(doc, lock))
  const limit = doc.resolve(lock?.get('P') ?? null)
  if (isInteger(limit)) policy.limit = limit === 2 || limit === 3 ? limit : 1
  return policy
}

function lockOf(doc: PdfDocument, dict: PdfDict): (field: string) => boolean {
  const action = nameOf(doc.resolve(dict.get('Action')))
  const names = (doc.array(dict.get('Fields')) ?? []).map(one => textOf(doc.resolve(one)))
  const isNamed = (field: string) =>
    names.some(name => name !== null && (field === name || field.startsWith(`${name}.`)))
  return field => action === 'All' || (action === 'Include' ? isNamed(field) : !isNamed(field))
}

/** Additions that help to verify and show nothing, and what programs note when they save. */
const harmless: readonly ChangeKind[] = ['validationDataAdded', 'timestampAdded', 'savingNoted']
const signing: readonly ChangeKind[] = ['signatureAdded', 'signatureAddedVisibly', 'signatureFieldAdded']
const filling: readonly ChangeKind[] = ['fieldFilled', 'fieldsRedrawn', 'metadataChanged']
const annotating: readonly ChangeKind[] = ['annotationAdded', 'structureChanged']
/** Only where the signer permits annotations in so many words. */
const reworking: readonly ChangeKind[] = ['annotationChanged', 'annotationRemoved']
/** An empty place that is drawn over the page: not in a certified document, whose author decides where others sign. */
const placing: readonly ChangeKind[] = ['signatureFieldAddedVisibly']

type Named = Pick<Change, 'kind' | 'name'>

/** Removes and hides what it covers, so it is no comment. */
const isRedaction = ({ kind, name }: Named) => kind === 'annotationAdded' && name === 'Redact'

export function isAllowed(change: Named, { level, limit, locks }: Policy): boolean {
  const { kind, name } = change
  const permitted = level !== null && limit !== null ? Math.min(level, limit) : (level ?? limit)
  if (isRedaction(change)) return false
  if (kind === 'fieldFilled' && name !== null && locks.some(isLocked => isLocked(name))) return false
  if (harmless.includes(kind)) return true
  if (permitted === 1) return false
  if (signing.includes(kind) || filling.includes(kind)) return true
  if (placing.includes(kind)) return permitted === null
  if (reworking.includes(kind)) return permitted === 3
  return annotating.includes(kind) && permitted !== 2
}

/** Annotations that draw nothing of their own. */
const undrawn: readonly string[] = ['Link', 'Popup']

/**
 * Whether something was drawn over a page of a document whose signer says nothing about later changes (an approval). Nobody allowed it, and it may cover
 * what was signed.
 */
export const isDrawnOver = ({ kind, name }: Named, { level, limit }: Policy): boolean =>
  kind === 'annotationAdded' && level === null && limit === null && !(name !== null && undrawn.includes(name))

/** Whether a change only helps to verify, or notes that the file was saved. */
export const isHarmless = (kind: ChangeKind): boolean => harmless.includes(kind)

/** Whether a reader still sees exactly what was signed after a change that is permitted. */
export const isUnseen = (kind: ChangeKind): boolean => isHarmless(kind) || kind === 'signatureAdded'
