import { type Text, text } from '../platform/text.ts'

/** What a field asks for. `name` and `date` are filled in by the platform: the recipient's name, and the day of signing in India. */
export const fieldKinds = [
  'signature',
  'initials',
  'name',
  'date',
  'text',
  'number',
  'checkbox',
  'choice',
  'stamp',
  'picture',
  'file',
] as const
export type EsignFieldKind = (typeof fieldKinds)[number]

interface KindFacts {
  label: Text
  /** Points. */
  width: number
  height: number
  /** Filled in by the platform. */
  automatic?: true
  /** Holds a picture that the recipient draws or types. */
  drawn?: true
  /** Holds a file that the recipient uploads: a picture that is drawn in the field, or an attachment of which the name is drawn. */
  uploaded?: true
}

/** The size of a new field, and who fills it in. */
export const fieldKindFacts: Record<EsignFieldKind, KindFacts> = {
  signature: { label: text('Signature', 'साइन'), width: 160, height: 48, drawn: true },
  initials: { label: text('Initials', 'इनिशियल'), width: 60, height: 36, drawn: true },
  name: { label: text('Full name', 'पूरा नाम'), width: 160, height: 20, automatic: true },
  date: { label: text('Date of signing', 'साइन की तारीख'), width: 90, height: 20, automatic: true },
  text: { label: text('Text', 'टेक्स्ट'), width: 160, height: 20 },
  number: { label: text('Number', 'संख्या'), width: 80, height: 20 },
  checkbox: { label: text('Checkbox', 'चेकबॉक्स'), width: 16, height: 16 },
  choice: { label: text('Choice', 'विकल्प'), width: 120, height: 20 },
  stamp: { label: text('Company stamp', 'कंपनी की मुहर'), width: 96, height: 96, uploaded: true },
  picture: { label: text('Photo', 'फ़ोटो'), width: 100, height: 120, uploaded: true },
  file: { label: text('File', 'फ़ाइल'), width: 180, height: 20, uploaded: true },
}

/** A picture stands in it: one that the recipient draws or types, or one that they upload. */
export const showsPicture = (kind: EsignFieldKind): boolean =>
  fieldKindFacts[kind].drawn === true || kind === 'picture' || kind === 'stamp'

/** A recipient types or chooses its value: neither the platform's, nor drawn, nor uploaded. */
export const isTyped = (kind: EsignFieldKind): boolean => {
  const { automatic, drawn, uploaded } = fieldKindFacts[kind]
  return !automatic && !drawn && !uploaded
}
