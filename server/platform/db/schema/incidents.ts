import type { ColumnType } from 'kysely'
import type {
  ComponentId,
  IncidentImpact,
  IncidentKind,
  IncidentState,
} from '../../../../contracts/pages/statusPage.ts'
import type { CreatedAt, Optional, OptionalTimestamp, Timestamp } from './columns.ts'

interface Incidents {
  id: string
  kind: IncidentKind
  title_en: string
  title_hi: Optional<string>
  impact: IncidentImpact
  state: IncidentState
  components: ComponentId[]
  starts_at: Timestamp
  /** The planned end of maintenance. */
  ends_at: OptionalTimestamp
  resolved_at: OptionalTimestamp
  created_by: string
  created_at: CreatedAt
  withdrawn_by: Optional<string>
  withdrawn_at: OptionalTimestamp
  withdrawn_reason: Optional<string>
}

interface IncidentUpdates {
  id: string
  incident_id: string
  state: IncidentState
  text_en: string
  text_hi: Optional<string>
  made_by: string
  made_at: CreatedAt
}

interface IncidentCorrections {
  id: string
  incident_id: string
  /** Null if the title was corrected. */
  update_id: string | null
  former_en: string
  former_hi: string | null
  reason: string
  made_by: string
  made_at: CreatedAt
}

interface StatusDays {
  component: ComponentId
  /** A day in India. */
  day: string
  /** See the migration. */
  severity: number | null
  /** How often the component was looked at, once in each stretch of five minutes. */
  looks: number
  last_slot: number
}

interface StatusPage {
  only_row: ColumnType<boolean, boolean | undefined, never>
  is_public: boolean
}

export interface IncidentsTables {
  incidents: Incidents
  incident_updates: IncidentUpdates
  incident_corrections: IncidentCorrections
  status_days: StatusDays
  status_page: StatusPage
}
