import type { Certificate } from 'pkijs'

/** What a certificate of an Aadhaar holder says of its person. */
export interface AadhaarSigner {
  name: string
  /** Null if it does not say. */
  birthYear: number | null
}

const COMMON_NAME = '2.5.4.3'
/** The year of birth and the gender as one letter, then a digest: `1990F…`. */
const DN_QUALIFIER = '2.5.4.46'

/** Reads the subject. Null if it names nobody. */
export function readSigner({ subject }: Certificate): AadhaarSigner | null {
  const valueOf = (wanted: string): string => {
    const found: unknown = subject.typesAndValues.find(({ type }) => type === wanted)?.value.valueBlock.value
    return typeof found === 'string' ? found.trim() : ''
  }
  const name = valueOf(COMMON_NAME)
  const year = /^((?:19|20)\d\d)[A-Za-z]/.exec(valueOf(DN_QUALIFIER))?.[1]
  return name === '' ? null : { name, birthYear: year === undefined ? null : Number(year) }
}
