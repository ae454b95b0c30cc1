import { transliterate } from './transliterate.ts'

/** A name taken apart: its words, and for organisations the legal form, of which all spellings are one. */
export interface NameTokens {
  words: string[]
  forms: string[]
}

const honorifics = new Set(
  'mr mrs ms miss master dr prof shri shree sri smt shrimati sau late er adv ca capt col maj justice messrs'.split(' '),
)

/** What a legal form is called, and the name that all its spellings get here. */
const forms = new Map(
  'private=pvt pvt=pvt limited=ltd ltd=ltd llp=llp huf=huf opc=opc incorporated=inc inc=inc corporation=corp corp=corp company=co co=co'
    .split(' ')
    .map(pair => pair.split('=') as [string, string]),
)

export function tokenizeName(name: string): NameTokens {
  const plain = transliterate(name)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\bm\/s\b/g, ' ')
    .replace(/\(p\)/g, ' pvt ')
    .replace(/limited liability partnership/g, 'llp')
    .replace(/hindu undivided family/g, 'huf')
    .replace(/&/g, ' and ')
    .replace(/['’`]/g, '')
  const all = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  const named = all.filter(word => !honorifics.has(word))
  const words = named.filter(word => !forms.has(word))
  // “Company” alone, or a person called Dr, is still a name.
  if (words.length === 0) return { words: all, forms: [] }
  return { words, forms: [...new Set(named.flatMap(word => forms.get(word) ?? []))].sort() }
}
