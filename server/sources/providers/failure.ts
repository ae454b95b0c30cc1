import type { CallOutcome } from '../../../contracts/platform/sourceProviders.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'

export type FailedOutcome = Exclude<CallOutcome, 'found' | 'not_found' | 'rejected_input'>

/** A provider gave no answer; the next one may. */
export class ProviderFailure extends SourceUnavailable {
  readonly outcome: FailedOutcome
  readonly fields: string[]

  constructor(provider: string, outcome: FailedOutcome, { why = reasons[outcome], fields = [] as string[] } = {}) {
    super(provider, why)
    this.outcome = outcome
    this.fields = fields
  }
}

const reasons: Record<FailedOutcome, string> = {
  down: 'it is down',
  rate_limit: 'it refuses further calls for now',
  no_credit: 'the account with it has no credit left',
  credentials: 'it refuses the credentials',
  odd_reply: 'its reply is not what its documentation says',
}
