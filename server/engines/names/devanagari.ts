const consonants: Record<string, string> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th' },
  ...{ ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh' },
  ...{ म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h' },
}
const vowels: Record<string, string> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au' },
}
const signs: Record<string, string> = {
  ...{ 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', '्': '' },
}
const nasals: Record<string, string> = { 'ं': 'n', 'ँ': 'n', 'ः': 'h' }

/** Devanagari words in Latin letters as Indian names are usually spelled: the unwritten last “a” falls away. Other text stays. */
export const toLatin = (text: string): string => text.replace(/[\u0900-\u0963]+/g, latinWord)

function latinWord(word: string): string {
  // The dot below (nukta) marks sounds that Latin spellings of names do not tell apart.
  const letters = [...word.normalize('NFD').replaceAll('\u093C', '')]
  let latin = ''
  for (const [at, letter] of letters.entries()) {
    const consonant = consonants[letter]
    if (consonant === undefined) {
      latin += vowels[letter] ?? signs[letter] ?? nasals[letter] ?? ''
      continue
    }
    const next = letters[at + 1]
    const inherent = next !== undefined && !(next in signs)
    latin += consonant + (inherent ? 'a' : '')
  }
  return latin
}
