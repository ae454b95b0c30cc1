import { toE164 } from '../../contracts/people/phone.ts'
import { readTypedPhone } from './identity/typedPhone.ts'

export interface Indexer {
  index(kind: string, value: string): string
}

/** Keyed hashes by which sealed contact data is searched: whole e-mails, whole phones, whole words of names. */

export const emailIndex = (vault: Indexer, email: string): string => vault.index('email', email.trim().toLowerCase())

/** Of whoever a message goes to: an e-mail or a phone with its country code. */
export const recipientIndex = (vault: Indexer, to: string): string => vault.index('recipient', to.toLowerCase())

/** Of a phone as somebody wrote it. Null for what is no phone number. */
export function phoneIndex(vault: Indexer, typed: string): string | null {
  const phone = readTypedPhone(typed)
  return phone && vault.index('phone', toE164(phone))
}

/** The words of names in one form: letters of any script and digits, without case and punctuation. */
export const wordsOf = (...names: (string | null | undefined)[]): string[] => [
  ...new Set(
    names.flatMap(
      name =>
        name
          ?.normalize('NFKC')
          .toLowerCase()
          .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
    ),
  ),
]

/** One index for each word, sorted, so that their order tells nothing about the name. */
export const nameIndexes = (vault: Indexer, ...names: (string | null | undefined)[]): string[] =>
  wordsOf(...names)
    .map(word => vault.index('name', word))
    .sort()

/** 66 bits of the hash: enough to tell words apart, and a long document has thousands of them. */
const DOCUMENT_WORD_CHARACTERS = 11

/**
 * The words of a document's text, sorted; those of a single letter, which no document is looked for by, are left out on both sides. Those of another account are
 * others, so that nothing is learned by comparing them.
 */
export const documentIndexes = (vault: Indexer, userId: string, text: string): string[] =>
  wordsOf(text)
    .filter(word => [...word].length > 1)
    .map(word => vault.index(`document ${userId}`, word).slice(0, DOCUMENT_WORD_CHARACTERS))
    .sort()

/** The name of a folder or a tag, so that an account has none twice. */
export const labelIndex = (vault: Indexer, name: string): string =>
  vault.index('label', name.normalize('NFKC').toLowerCase())

/** Who requested a check, for the list's filter. */
export const requesterIndex = (vault: Indexer, name: string): string => vault.index('requester', name)

/** What a search box's text can mean for sealed columns; `words` must all match. */
export function searchTerms(vault: Indexer, text: string) {
  const words = nameIndexes(vault, text)
  return {
    email: text.includes('@') ? emailIndex(vault, text) : null,
    phone: phoneIndex(vault, text),
    words: words.length > 0 ? words : null,
  }
}
