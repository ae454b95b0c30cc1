import type { Generated } from 'kysely'
import type {
  CallOutcome,
  ComparisonOrigin,
  ProviderEnvironment,
  RouteChoice,
} from '../../../../contracts/platform/sourceProviders.ts'
import type { ProductId } from '../../../../contracts/products/index.ts'
import type { CreatedAt, Json, OptionalTimestamp, Paise, Timestamp } from './columns.ts'

interface ProviderAccounts {
  provider: string
  environment: ProviderEnvironment
  /** Instead of the provider's own address. */
  address: string | null
  enabled: boolean
  /** Null: `SOURCE_TIMEOUT_MS`. */
  timeout_ms: number | null
  /** What an answer costs by product, as agreed with the provider. */
  prices: Json<Partial<Record<ProductId, Paise>>>
  changed_at: Timestamp
  changed_by: string
}

interface ProviderCredentials {
  id: string
  provider: string
  values_sealed: string
  set_at: CreatedAt
  set_by: string
  /** When credentials that others have replaced are used no more. */
  ends_at: OptionalTimestamp
}

interface SourceRoutes {
  id: string
  product: ProductId
  /** Null: for every customer without a route of their own. */
  user_id: string | null
  choices: Json<RouteChoice[]>
  /** See `hedgeMs` of the contract. */
  hedge_ms: number | null
  reason: string
  /** The route that this one took back. */
  undoes: string | null
  made_at: CreatedAt
  made_by: string
}

interface SourceCalls {
  id: Generated<number>
  provider: string
  product: ProductId
  outcome: CallOutcome
  ms: number
  /** Null: not known. */
  cost_paise: Paise | null
  /** Fields of the reply that were missing, new or of another type. */
  fields: Generated<string[]>
  /** Another provider's answer came first: we pay for this one, no customer does. */
  second: Generated<boolean>
  at: CreatedAt
}

/** Questions that two providers answered, by day. */
interface SourceComparisons {
  product: ProductId
  day: string
  origin: ComparisonOrigin
  compared: number
  differed: number
}

interface SourceDisagreements {
  id: string
  product: ProductId
  origin: ComparisonOrigin
  first_provider: string
  second_provider: string
  /** The names of the fields that differ; `found` if one knows the subject and the other does not. */
  fields: string[]
  /** The subject and both values of each field. */
  values_sealed: string
  at: CreatedAt
}

export interface ProvidersTables {
  provider_accounts: ProviderAccounts
  provider_credentials: ProviderCredentials
  source_routes: SourceRoutes
  source_calls: SourceCalls
  source_comparisons: SourceComparisons
  source_disagreements: SourceDisagreements
}
