import { type IdentifierKind, identifierProblem, normaliseIdentifier } from '../../identifiers/index.ts'
import { inputChecks } from '../../identifiers/inputChecks.ts'
import { type Text, text } from '../../platform/text.ts'

/* What is known of a person or a company before it is verified. No schemas: the page checks what is typed with it. */

export const subjectKinds = ['person', 'company'] as const
export type SubjectKind = (typeof subjectKinds)[number]

export interface KnownField {
  source: KnownSource
  label: Text
  kind: 'text' | 'date' | 'identifier'
  /** Checked while it is typed. */
  identifier?: IdentifierKind
  of: readonly SubjectKind[]
  hint?: Text
  /** Other column names in files; compared by lower-case letters and digits only. */
  headers?: readonly string[]
}

export const knownSources = [
  'name',
  'fatherName',
  'birthDate',
  'pan',
  'gstin',
  'companyNumber',
  'phone',
  'email',
  'uan',
  'employer',
  'dl',
  'epic',
  'passportFile',
  'rc',
  'account',
  'ifsc',
  'address',
] as const
export type KnownSource = (typeof knownSources)[number]

/** What is known, by its field; texts as they were typed. */
export type Known = { readonly [source in KnownSource]?: string | null | undefined }

const person = ['person'] as const
const company = ['company'] as const
const both = subjectKinds

const number = (
  source: KnownSource & IdentifierKind,
  label: Text,
  of: readonly SubjectKind[],
  more: Pick<KnownField, 'hint' | 'headers'> = {},
): KnownField => ({ source, label, kind: 'identifier', identifier: source, of, ...more })

/** In the order of the form and of a file's columns. */
export const knownFields: readonly KnownField[] = [
  { source: 'name', label: text('Name', 'नाम'), kind: 'text', of: both, headers: ['full name', 'company name'] },
  { source: 'fatherName', label: text('Father’s name', 'पिता का नाम'), kind: 'text', of: person, headers: ['father'] },
  {
    source: 'birthDate',
    label: text('Date of birth', 'जन्म तिथि'),
    kind: 'date',
    of: person,
    headers: ['dob', 'birthday'],
  },
  number('pan', text('PAN', 'PAN'), both, { headers: ['pan number', 'pan no'] }),
  number('gstin', text('GSTIN', 'GSTIN'), company, { headers: ['gst number', 'gst no'] }),
  number('companyNumber', text('CIN or LLPIN', 'CIN या LLPIN'), company, { headers: ['cin', 'llpin'] }),
  number('phone', text('Phone number', 'फ़ोन नंबर'), both, { headers: ['mobile', 'mobile number', 'phone'] }),
  number('email', text('E-mail address', 'ईमेल पता'), both, { headers: ['e-mail', 'mail'] }),
  number('uan', text('UAN', 'UAN'), person, { headers: ['uan number', 'pf number'] }),
  {
    source: 'employer',
    label: text('Present employer', 'अभी का नियोक्ता'),
    kind: 'text',
    of: person,
    hint: text('We compare it with the record of the UAN.', 'हम इसे UAN के रिकॉर्ड से मिलाते हैं।'),
    headers: ['company', 'employer'],
  },
  number('dl', text('Driving licence number', 'ड्राइविंग लाइसेंस नंबर'), person, {
    hint: text('Needs the date of birth.', 'इसके लिए जन्म तिथि भी चाहिए।'),
    headers: ['licence number', 'license number', 'driving licence'],
  }),
  number('epic', text('Voter ID (EPIC)', 'वोटर ID (EPIC)'), person, { headers: ['voter id', 'epic'] }),
  number('passportFile', text('Passport file number', 'पासपोर्ट फ़ाइल नंबर'), person, {
    hint: text('Needs the date of birth.', 'इसके लिए जन्म तिथि भी चाहिए।'),
    headers: ['file number'],
  }),
  number('rc', text('Vehicle number', 'गाड़ी नंबर'), both, { headers: ['registration number', 'rc number'] }),
  number('account', text('Bank account number', 'बैंक खाता नंबर'), both, {
    hint: text('Needs the IFSC.', 'इसके लिए IFSC भी चाहिए।'),
    headers: ['account number', 'bank account'],
  }),
  number('ifsc', text('IFSC', 'IFSC'), both, { headers: ['ifsc code'] }),
  { source: 'address', label: text('Address', 'पता'), kind: 'text', of: both },
]

export const fieldsOf = (kind: SubjectKind): readonly KnownField[] => knownFields.filter(({ of }) => of.includes(kind))

export interface KnownProblem {
  source: KnownSource
  message: Text
  /** The zero-based index of the wrong character. */
  at?: number | undefined
}

const MAX_TEXT = 300

/** The values in the form in which they are stored; what is empty or belongs to the other kind of subject is left out. */
export function readKnown(kind: SubjectKind, given: Known): { known: Known; problems: KnownProblem[] } {
  const known: { [source in KnownSource]?: string } = {}
  const problems: KnownProblem[] = []
  for (const field of fieldsOf(kind)) {
    const { source } = field
    const typed = (given[source] ?? '').trim()
    if (typed === '') continue
    const problem = problemOf(field, typed)
    if (problem) problems.push({ source, ...problem })
    else known[source] = field.identifier ? normaliseIdentifier(field.identifier, typed) : typed
  }
  return { known, problems }
}

function problemOf({ kind, identifier }: KnownField, typed: string): Omit<KnownProblem, 'source'> | undefined {
  if (identifier) {
    const wrong = identifierProblem(identifier, typed)
    return wrong && { message: wrong.text, at: wrong.at }
  }
  if (kind === 'date') {
    const message = inputChecks.birthDate(typed)
    return message && { message }
  }
  if (typed.length > MAX_TEXT)
    return { message: text(`Enter at most ${MAX_TEXT} characters.`, `ज़्यादा से ज़्यादा ${MAX_TEXT} अक्षर लिखें।`) }
  return /\p{Cc}/u.test(typed)
    ? { message: text('Control characters are not allowed.', 'कंट्रोल कैरेक्टर नहीं चलेंगे।') }
    : undefined
}
