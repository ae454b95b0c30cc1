import { sql } from 'kysely'
import { type FleetDocument, fleetDocuments } from '../../contracts/fleet.ts'

/** The column of each paper's last day. */
export const paperColumns = {
  insurance: 'insurance_upto',
  puc: 'puc_upto',
  fitness: 'fitness_upto',
  permit: 'permit_upto',
  tax: 'tax_upto',
} as const satisfies Record<FleetDocument, string>

/** The papers of the vehicle `vehicle` as rows of `document` and `upto`, without those that it does not have. */
export const papersOfVehicle = sql`(
  select paper.document, paper.upto
  from (values ${sql.join(fleetDocuments.map(name => sql`(${sql.lit(name)}, vehicle.${sql.ref(paperColumns[name])})`))})
    as paper (document, upto)
  where paper.upto is not null)`
