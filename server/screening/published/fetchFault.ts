import type { watchLists } from '../../../contracts/messages/en/watchLists.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { translate } from '../../platform/translate.ts'
import { describeFault } from '../lists/importFault.ts'

type FetchFaultName = Exclude<keyof (typeof watchLists)['fetch'], 'lateSubject' | 'lateText' | 'noLicence'>

type Params = Record<string, string | number>

/** Why a list could not be fetched. The words are `watchLists.fetch.<fault>`. */
export class FetchFault extends Error {
  readonly fault: FetchFaultName
  readonly params: Params

  constructor(fault: FetchFaultName, params: Params = {}) {
    super(fault)
    this.fault = fault
    this.params = params
  }
}

/** Stored faults of a fetch begin so; others are those of the import that followed it. */
const PREFIX = 'fetch.'

export const storedFault = ({ fault }: FetchFault) => `${PREFIX}${fault}`

/** In words: of the fetch, or of the import of what was fetched. */
export const describeFetchFault = (locale: Locale, fault: string, params: Params | null): string =>
  fault.startsWith(PREFIX)
    ? translate(locale, `watchLists.fetch.${fault.slice(PREFIX.length) as FetchFaultName}`, params ?? {})
    : describeFault(locale, { fault, fault_params: params })
