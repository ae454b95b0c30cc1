import { text } from '../platform/text.ts'

/** On what a screening rests. */
export const screeningBases = {
  consent: text('The subject has agreed', 'संबंधित व्यक्ति ने सहमति दी है'),
  law: text('Required by law', 'कानून के तहत ज़रूरी'),
}

export interface StatedBasis {
  basis?: string | null | undefined
  basisLaw?: string | null | undefined
}

export const basisFields = [
  {
    source: 'basis',
    label: text('Lawful basis', 'कानूनी आधार'),
    kind: 'select',
    optional: true,
    hint: text('Consent of the subject, if left empty.', 'खाली हो तो संबंधित व्यक्ति की सहमति।'),
    options: Object.entries(screeningBases).map(([value, label]) => ({ value, label })),
    headers: ['lawful basis'],
  },
  {
    source: 'basisLaw',
    label: text('Law that requires the check', 'कौन-सा कानून माँगता है'),
    optional: true,
    hint: text(
      'Needed if the law requires the check: PMLA, 2002, section 12.',
      'कानून के तहत ज़रूरी हो तो भरें: PMLA, 2002, धारा 12।',
    ),
    headers: ['law', 'lawful basis law'],
  },
] as const

/** The basis in words, with the law. */
export const basisInWords = ({ basis, basisLaw }: StatedBasis, locale: 'en' | 'hi'): string =>
  [screeningBases[basis === 'law' ? 'law' : 'consent'][locale], basis === 'law' && basisLaw].filter(Boolean).join(': ')
