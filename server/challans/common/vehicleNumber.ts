import { checkIdentifier } from '../../../contracts/identifiers/index.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

/**
 * Validates and normalises a vehicle number. Throws `bad_request` with the reason; the text for an empty number is fixed (A97).
 */
export function parseVehicleNumber({ locale }: Pick<Scope, 'locale'>, written: string): string {
  if (written.trim() === '') throw new Problem('bad_request', translate(locale, 'challans.vehicleEmpty'))
  const checked = checkIdentifier('rc', written, locale)
  if (!checked.ok) throw new Problem('bad_request', checked.reason)
  return checked.value
}

/** The keyed hash under which rows store a vehicle number. */
export const vehicleIndexOf = (vault: Context['vault'], rcNo: string): string => vault.index('rc', rcNo)

/** Opens the vehicle number of a search or an order. */
export const openVehicle = (
  vault: Context['vault'],
  table: 'challan_searches' | 'challan_orders',
  { id, vehicle_sealed }: { id: string; vehicle_sealed: string },
): string => vault.open(vehicle_sealed, { column: `${table}.vehicle_sealed`, id })
