import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { MonitoredProduct } from '../../contracts/monitoring.ts'
import type { InputOf, ResultOf } from '../../contracts/products/index.ts'
import { searchedVersions } from '../screening/lists/searchedVersions.ts'
import type { Finding } from './findings.ts'

interface Monitoring<Id extends MonitoredProduct = MonitoredProduct> {
  /** What is asked again; a check may have been asked for more than its subject. */
  inputOf(input: InputOf<Id>): InputOf<Id>
  /** After how many days it is asked again, whatever else happens. */
  everyDays(input: InputOf<Id>): number
  findings(result: ResultOf<Id>): Finding[]
  /** A person has judged the answer, so that one without a person differs from it: the first of those is where changes are counted from. */
  isJudged?(input: InputOf<Id>): boolean
  /** Names what an answer is made from, by the column with the account's id: another name, and it is asked again at once. */
  basis?(userId: RawBuilder<string>): RawBuilder<string | null>
}

const hashOf = (values: readonly unknown[]) => createHash('sha256').update(JSON.stringify(values)).digest('base64url')

/** What monitoring means for each product. */
const monitoring: { [Id in MonitoredProduct]: Monitoring<Id> } = {
  'aml-screen': {
    inputOf: input => input,
    everyDays: () => 1,
    findings: ({ hits, ruledOut = [] }) => [
      ...hits.map(hit => ({ key: hit.entryKey, hash: hit.entryHash, ignored: hit.decision === 'false_positive' })),
      ...ruledOut.map(hit => ({ key: hit.entryKey, hash: hit.entryHash, ignored: hit.decision !== 'true_match' })),
    ],
    basis: searchedVersions,
  },
  'court-case-check': {
    // A person's review is a part of one check; later ones read our copy.
    inputOf: input => ({ ...input, searchMode: input.searchMode === 'immediate' ? 'immediate' : 'normal' }),
    isJudged: ({ searchMode }) => searchMode === 'delayed',
    everyDays: ({ searchMode }) => (searchMode === 'immediate' ? 7 : 1),
    findings: ({ cases }) =>
      cases.map(one => ({
        key: one.cnr,
        hash: hashOf([one.status, one.stage, one.nextHearingOn, one.class]),
        ignored: one.class === 'ruled_out',
      })),
  },
}

export const monitoringOf = (product: MonitoredProduct): Monitoring => monitoring[product]

/** The basis of an account's answers; null for a product that is only asked by time. */
export const basisOf = (product: MonitoredProduct, userId: RawBuilder<string>): RawBuilder<string | null> =>
  monitoring[product].basis?.(userId) ?? sql<null>`null`
