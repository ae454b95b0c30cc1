import type { CallOutcome, ProviderEnvironment } from '../../../contracts/platform/sourceProviders.ts'
import type { Text } from '../../../contracts/platform/text.ts'
import type { ProductId } from '../../../contracts/products/index.ts'

/** A page of a provider's public documentation, and the day on which it was read. */
export interface DocumentPage {
  url: string
  /** ISO 8601 */
  readOn: string
}

/** A value that staff enter to sign in with a provider. */
export interface CredentialField {
  name: string
  label: Text
  /** Never shown again. All of them are stored sealed. */
  secret: boolean
  /** Needed for these products only; for every one if absent. */
  only?: ProductId[]
}

/** Texts of headers name credentials in braces: `{clientId}`. */
type Headers = Record<string, string>

export type SignIn =
  | { kind: 'headers'; headers: Headers }
  | { kind: 'basic'; user: string; password: string }
  /** A call brings a token, which is kept until `seconds` have passed or the provider refuses it. Other calls name it as `{token}`. */
  | { kind: 'token'; call: { path: string; headers: Headers }; token: string; seconds: number; headers: Headers }

export type DateForm = 'YYYY-MM-DD' | 'DD/MM/YYYY' | 'DD-MM-YYYY' | 'DD-MMM-YYYY'

/** A value of a request: one of our inputs by its name, one in another form, one that a call before has brought, or a fixed or new one. */
export type Sent =
  | string
  | { input: string; date: DateForm }
  | { kept: string }
  | { fixed: string | number | boolean }
  | { make: 'reference' }

/** One request. Braces in `path` name inputs or kept values. A dotted name in `body` is nested. Inputs that are null are left out. */
export interface Call {
  method: 'GET' | 'POST'
  path: string
  query?: Record<string, Sent>
  headers?: Headers
  body?: Record<string, Sent>
  /** Values of the reply for the calls after this one, by their path. */
  keep?: Record<string, string>
  /** Asked again while the value at `at` is one of `is`. */
  poll?: { at: string; is: string[]; everyMs: number; times: number }
}

/** What a reply means: the first rule whose conditions all hold. */
export interface Rule extends Partial<Condition> {
  status?: number
  and?: Condition
  means: CallOutcome
}

/** Without `is`: the value is there, whatever it is. */
interface Condition {
  at: string
  is?: (string | number | boolean | null)[]
}

/** Where a field of the record stands in a reply. `optional`: the documentation lets it be absent. */
export type Place =
  | string
  | { at: string; optional: true }
  | { at: string; values: Record<string, string | boolean | null>; optional?: true }
  | { at: string; date: DateForm; optional?: true }
  | { at: string; text: true; optional?: true }
  /** A whole number, also where it is written as text. */
  | { at: string; number: true; optional?: true }
  /** Our `YYYY-MM`. */
  | { at: string; month: 'MM/YYYY'; optional?: true }
  | { first: string[]; optional?: true }
  | { join: string[]; with: string }
  /** What this provider does not tell, or what each of its answers implies. */
  | { fixed: string | boolean | null | [] }
  | { at: string; row: Record<string, Place>; optional?: true }

/** A documented exchange. Tests put it through the mapping both ways, and the twin answers with it. */
export interface Example {
  query: Record<string, unknown>
  /** Status and body of each call's reply. */
  replies: [status: number, body: unknown][]
  outcome: CallOutcome
  /** The record that it must give, if there is one. */
  record?: Record<string, unknown>
}

export interface ProviderProduct {
  docs: DocumentPage
  calls: [Call, ...Call[]]
  rules: Rule[]
  record: Record<string, Place>
  examples: [Example, ...Example[]]
  /** Paths of a reply that are documented but in no example. */
  known?: string[]
}

export type ProviderProducts = Partial<Record<ProductId, ProviderProduct>>

/** A provider as its public documentation describes it. What that leaves open is not here. */
export interface Provider {
  id: string
  label: string
  site: string
  docs: DocumentPage[]
  /** Null where there is no such service. */
  addresses: Record<Exclude<ProviderEnvironment, 'twin'>, string | null>
  credentials: CredentialField[]
  signIn: SignIn
  /** What holds for every product, after the product's own rules. */
  errors: Rule[]
  /** How it answers wrong credentials. */
  refusal: { status: number; body: unknown }
  products: ProviderProducts
  /** Public prices of an answer in paise. */
  prices: Partial<Record<ProductId, number>>
  /** Its documentation says that the call for a token costs nothing, so that credentials can be tried. */
  signInIsFree?: true
}

export const defineProvider = (provider: Provider): Provider => provider
