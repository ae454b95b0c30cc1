import { checkIdentifier, type IdentifierKind } from '../../../../contracts/identifiers/index.ts'

/** What is looked for in the text of a signed document, each with the form that it has in running text. */
const forms = {
  pan: /(?<![\p{L}\p{N}])[A-Z]{5}\d{4}[A-Z](?![\p{L}\p{N}])/gu,
  gstin: /(?<![\p{L}\p{N}])\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d](?![\p{L}\p{N}])/gu,
  cin: /(?<![\p{L}\p{N}])[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}(?![\p{L}\p{N}])/gu,
  udyam: /(?<![\p{L}\p{N}])UDYAM-[A-Z]{2}-\d{2}-\d{7}(?![\p{L}\p{N}])/gu,
} as const satisfies Partial<Record<IdentifierKind, RegExp>>

export const readNumberKinds = Object.keys(forms) as (keyof typeof forms)[]

export type ReadNumbers = Record<keyof typeof forms, string | null>

/** The number of each kind that a text holds; null if there is none, or more than one, of which nobody can say whose it is. */
export function readNumbers(text: string): ReadNumbers {
  const entries = readNumberKinds.map(kind => {
    const found = new Set<string>()
    for (const [written] of text.matchAll(forms[kind])) {
      const checked = checkIdentifier(kind, written)
      if (checked.ok) found.add(checked.value)
    }
    return [kind, found.size === 1 ? [...found][0] : null] as const
  })
  return Object.fromEntries(entries) as ReadNumbers
}
