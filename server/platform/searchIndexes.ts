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
