import { hasPan } from '../../../contracts/identifiers/index.ts'
import { holderOf } from './people.ts'

/** The sandbox's holder of a GSTIN: that of its PAN; without one a company whose name begins with the sixth character, a letter in every form. */
export const taxpayerOf = (gstin: string): string =>
  holderOf(hasPan(gstin) ? gstin.slice(2, 12) : `AAAC${gstin.charAt(5)}${gstin.slice(6)}`)
