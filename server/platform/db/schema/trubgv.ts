import type { Generated } from 'kysely'
import type { Timestamp } from './columns.ts'

/** A plan of verifications, by the digest of its JSON. */
interface TrubgvPlans {
  user_id: string
  digest: string
  plan_id: string
}

/** When the sources of a verification that did not answer are asked again. */
interface TrubgvChases {
  case_id: string
  tries: Generated<number>
  next_at: Timestamp
}

export interface TrubgvTables {
  trubgv_plans: TrubgvPlans
  trubgv_chases: TrubgvChases
}
