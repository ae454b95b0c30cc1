import type { PdfDocument } from '../../pdfSignatures/pdf/document.ts'
import { certificationOf } from '../../pdfSignatures/sign/permission.ts'
import { isSignatureField, isTimestamp, readFields, readSignedFields } from '../../pdfSignatures/verify/fields.ts'
import { readPolicy } from '../../pdfSignatures/verify/policy.ts'
import type { CarriedSignatures, FieldPlace } from '../types.ts'

/** What the signatures of a document permit. */
export interface Signatures {
  count: number
  /** 1: nothing, 2: filling and signing, 3: comments too; null if none of them says. */
  level: 1 | 2 | 3 | null
  /** Signature fields that nobody has signed, and none of the signatures locks. */
  empty: string[]
  isLocked: (field: string) => boolean
}

/** How many of a document's fields are signed. */
export const countSignatures = (doc: PdfDocument): number => readSignedFields(doc, readFields(doc)).length

export function readSignatures(doc: PdfDocument): Signatures {
  const fields = readFields(doc)
  const signed = readSignedFields(doc, fields)
  const policies = [...signed, ...certificationOf(doc, signed)]
    .filter(({ signature }) => !isTimestamp(signature))
    .map(one => readPolicy(doc, one))
  const levels = policies.flatMap(({ level, limit }) => [level ?? [], limit ?? []].flat())
  const isLocked = (field: string) => policies.some(({ locks }) => locks.some(isIn => isIn(field)))
  const names = new Set(signed.map(({ field }) => field.name))
  return {
    count: signed.length,
    level: levels.length > 0 ? (Math.min(...levels) as 1 | 2 | 3) : null,
    empty: fields
      .filter(field => isSignatureField(field) && !names.has(field.name) && !isLocked(field.name))
      .map(({ name }) => name),
    isLocked,
  }
}

/** Whether a new field is permitted: only places for signatures, and in a certified document only invisible ones. */
export const mayPlace = ({ count, level }: Signatures, { kind, box }: Pick<FieldPlace, 'kind' | 'box'>): boolean =>
  count === 0 || (kind === 'signature' && (level === null || (level > 1 && box === null)))

/** Whether an empty field may be filled. */
export const mayFill = ({ level, isLocked }: Signatures, field: string): boolean => level !== 1 && !isLocked(field)

/** What a sender is told of them. */
export function carriedSignatures(doc: PdfDocument): CarriedSignatures {
  const signatures = readSignatures(doc)
  const { count, level, empty } = signatures
  return {
    count,
    canAddFields: level === null,
    emptySignatureFields: level === 1 ? [] : empty,
  }
}
