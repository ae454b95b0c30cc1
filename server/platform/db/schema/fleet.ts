import type { Generated } from 'kysely'
import type { FleetDocument } from '../../../../contracts/fleet.ts'
import type { CreatedAt, Json, Paise, Timestamp } from './columns.ts'

/** Dates are ISO dates. */
interface FleetVehicles {
  id: string
  user_id: string
  rc_index: string
  rc_sealed: string
  rc_masked: string
  /** The check of the latest answer. */
  verification_id: string
  status: string
  vehicle_class: string
  fuel: string
  /** The first two letters of the plate; BH for the Bharat series. */
  state: string
  registered_on: string | null
  insurance_upto: string | null
  puc_upto: string | null
  fitness_upto: string | null
  permit_upto: string | null
  tax_upto: string | null
  next_expiry: Generated<string | null>
  financed: boolean | null
  group_name: string | null
  /** These three are null until the challans were checked. */
  pending_challans: number | null
  pending_paise: Paise | null
  challans_at: Timestamp | null
  checked_at: Timestamp
  removed_at: Timestamp | null
  created_at: CreatedAt
}

interface FleetChallans {
  vehicle_id: string
  place: number
  issued_on: string
  amount_paise: Paise
  payability: string
}

/** A challan that a batch found. Its id is made of the check's and its place there. */
interface BatchChallans {
  id: string
  job_id: string
  verification_id: string
  rc_masked: string
  number_masked: string
  /** An ISO date. */
  issued_on: string
  /** An English state name. */
  state: string
  amount_paise: Paise
  status: string
  payability: string
}

interface FleetSettings {
  user_id: string
  reminders_on: boolean
  documents: Json<FleetDocument[]>
  /** Ids of sub-users. */
  recipients: Json<string[]>
  changed_at: Timestamp
}

interface FleetReminders {
  vehicle_id: string
  document: string
  upto: string
  step: number
  sent_at: CreatedAt
}

export interface FleetTables {
  fleet_vehicles: FleetVehicles
  fleet_challans: FleetChallans
  batch_challans: BatchChallans
  fleet_settings: FleetSettings
  fleet_reminders: FleetReminders
}
