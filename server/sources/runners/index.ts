import type { ProductId } from '../../../contracts/products/index.ts'
import type { Runner } from './define.ts'
import { gstinCheck } from './gstinCheck.ts'
import { panCheck } from './panCheck.ts'
import { vehicleRcCheck } from './vehicleRcCheck.ts'

/** The registry: a product without a runner does not compile. */
export const runners: { [Id in ProductId]: Runner<Id> } = {
  'pan-check': panCheck,
  'gstin-check': gstinCheck,
  'vehicle-rc-check': vehicleRcCheck,
}

/** The runner with its general type, for code that treats all products alike. */
export const runnerOf = (id: ProductId): Runner<ProductId> => runners[id]
