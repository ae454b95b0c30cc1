import { countryCode } from '../../../contracts/platform/countryCodes.ts'
import type { InputOf } from '../../../contracts/products/index.ts'
import { toLatin } from '../../engines/names/latin.ts'
import type { Vault } from '../../platform/vault.ts'

/**
 * The keyed hash of who is screened: kind, name without case, order and punctuation, birth and country. Another birth or country is another
 * subject, because decisions were made knowing them; lists and threshold are not part of it.
 */
export function subjectIndex(
  vault: Pick<Vault, 'index'>,
  { kind, name, birth, country }: InputOf<'aml-screen'>,
): string {
  const words = toLatin(name).split(' ').sort().join(' ')
  // A name without a letter, such as one in a script that has no Latin form.
  const written = words || name.normalize('NFKC').trim()
  return vault.index('aml-subject', JSON.stringify([kind, written, birth ?? null, countryCode(country ?? '')]))
}
