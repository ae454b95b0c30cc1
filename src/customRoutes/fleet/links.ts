import { paths } from '../../../contracts/platform/paths.ts'
import type { FleetFilter } from '../../../contracts/resources/fleetVehicle.ts'

/** The vehicles behind a figure: the fleet's list with this filter. */
export const vehiclesPath = (filter: FleetFilter): string =>
  `${paths.bulkHitResponsesCopy}?filter=${encodeURIComponent(JSON.stringify(filter))}`
