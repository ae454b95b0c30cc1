import { type Purpose, purposes } from '../platform/codes.ts'
import { type Text, text } from '../platform/text.ts'
import { nodeIdentifiers } from './graph.ts'
import { type LawfulBasis, lawfulBases, lawfulBasisNames, type SubjectKind, subjectKinds } from './sections.ts'

/* A file with a number a row, each of which starts an inquiry. */

/** Rows that one request starts; a file of more is sent in several. */
export const INQUIRY_ROWS = 20

/** Rows of one file. */
export const INQUIRY_FILE_ROWS = 500

export const fileColumns = {
  kind: { label: text('Kind', 'प्रकार'), headers: ['type', 'kind of number'] },
  value: { label: text('Number', 'नंबर'), headers: ['identifier', 'value', 'id'] },
  purpose: { label: text('Purpose', 'मकसद'), headers: [] },
  basis: { label: text('Lawful basis', 'कानूनी आधार'), headers: ['basis'] },
  basisWords: { label: text('Why you may ask', 'आप क्यों पूछ सकते हैं'), headers: ['basis words', 'words of the basis'] },
  reference: { label: text('Your reference', 'आपका रेफ़रेंस'), headers: ['reference', 'रेफ़रेंस'] },
} as const satisfies Record<string, { label: Text; headers: readonly string[] }>

export type FileColumn = keyof typeof fileColumns
export const fileColumnNames = Object.keys(fileColumns) as [FileColumn, ...FileColumn[]]

const keyOf = (typed: string) => typed.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

/** By which column a header is meant, in either language. */
export const columnOf = (header: string): FileColumn | undefined =>
  fileColumnNames.find(name =>
    [name, fileColumns[name].label.en, fileColumns[name].label.hi, ...fileColumns[name].headers].some(
      one => keyOf(one) === keyOf(header),
    ),
  )

const otherKinds: Partial<Record<SubjectKind, readonly string[]>> = {
  phone: ['phone', 'mobile', 'mobile number', 'मोबाइल'],
  companyNumber: ['cin', 'llpin', 'company'],
  rc: ['vehicle', 'rc', 'गाड़ी'],
}

/** Null for what is none, so that nothing is guessed. */
export const readKind = (typed: string): SubjectKind | null =>
  subjectKinds.find(kind =>
    [kind, nodeIdentifiers[kind].label.en, nodeIdentifiers[kind].label.hi, ...(otherKinds[kind] ?? [])].some(
      one => keyOf(one) === keyOf(typed),
    ),
  ) ?? null

const hindiPurposes: Record<Purpose, string> = {
  vendor_onboarding: 'वेंडर जोड़ना',
  employee_onboarding: 'कर्मचारी जोड़ना',
  customer_onboarding: 'ग्राहक जोड़ना',
  fraud_prevention: 'धोखाधड़ी रोकना',
  regulatory_compliance: 'नियमों का पालन',
  other: 'अन्य',
}

export const readPurpose = (typed: string): Purpose | null =>
  purposes.find(purpose => [purpose, hindiPurposes[purpose]].some(one => keyOf(one) === keyOf(typed))) ?? null

export const readBasis = (typed: string): LawfulBasis | null =>
  lawfulBasisNames.find(name =>
    [name, lawfulBases[name].en, lawfulBases[name].hi].some(one => keyOf(one) === keyOf(typed)),
  ) ?? null
