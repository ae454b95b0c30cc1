import { checkIdentifier } from '../../../contracts/identifiers.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

/** A vehicle's number, normalised. Throws `bad_request` with what is wrong with it, and the specification's words where it is empty (A97). */
export function parseVehicleNumber({ locale }: Pick<Scope, 'locale'>, written: string): string {
  if (written.trim() === '') throw new Problem('bad_request', translate(locale, 'challans.vehicleEmpty'))
  const checked = checkIdentifier('rc', written, locale)
  if (!checked.ok) throw new Problem('bad_request', checked.reason)
  return checked.value
}

/** What rows know a vehicle by. */
export const vehicleIndexOf = (vault: Context['vault'], rcNo: string): string => vault.index('rc', rcNo)
