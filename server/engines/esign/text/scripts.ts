/** Letters of one script, what may stand among them, and the fonts that have them. Urdu and Kashmiri are written in Nastaliq, Sindhi in Naskh. */
const scripts = [
  { letter: /\p{Script=Latin}/u, use: /\p{scx=Latin}/u, fonts: ['latin', 'latinExtended', 'vietnamese'] },
  { letter: /\p{Script=Devanagari}/u, use: /\p{scx=Devanagari}/u, fonts: ['devanagari'] },
  { letter: /\p{Script=Bengali}/u, use: /\p{scx=Bengali}/u, fonts: ['bengali'] },
  { letter: /\p{Script=Gurmukhi}/u, use: /\p{scx=Gurmukhi}/u, fonts: ['gurmukhi'] },
  { letter: /\p{Script=Gujarati}/u, use: /\p{scx=Gujarati}/u, fonts: ['gujarati'] },
  { letter: /\p{Script=Oriya}/u, use: /\p{scx=Oriya}/u, fonts: ['odia'] },
  { letter: /\p{Script=Tamil}/u, use: /\p{scx=Tamil}/u, fonts: ['tamil'] },
  { letter: /\p{Script=Telugu}/u, use: /\p{scx=Telugu}/u, fonts: ['telugu'] },
  { letter: /\p{Script=Kannada}/u, use: /\p{scx=Kannada}/u, fonts: ['kannada'] },
  { letter: /\p{Script=Malayalam}/u, use: /\p{scx=Malayalam}/u, fonts: ['malayalam'] },
  { letter: /\p{Script=Arabic}/u, use: /\p{scx=Arabic}/u, fonts: ['nastaliq', 'naskh'] },
  { letter: /\p{Script=Ol_Chiki}/u, use: /\p{scx=Ol_Chiki}/u, fonts: ['olChiki'] },
  { letter: /\p{Script=Meetei_Mayek}/u, use: /\p{scx=Meetei_Mayek}/u, fonts: ['meeteiMayek'] },
] as const

export type FontName = (typeof scripts)[number]['fonts'][number]

/** The fonts of the script that a letter belongs to, first the usual one; nothing for a digit or a full stop. */
export const fontsOfLetter = (letter: string): readonly FontName[] | undefined =>
  scripts.find(script => script.letter.test(letter))?.fonts

/** The fonts that may draw something of a text. Latin ones have what belongs to no script. */
export const fontsFor = (text: string): FontName[] =>
  scripts.flatMap(({ use, fonts }): readonly FontName[] => (fonts[0] === 'latin' || use.test(text) ? fonts : []))
