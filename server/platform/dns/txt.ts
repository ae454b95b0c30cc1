import { Resolver } from 'node:dns/promises'
import { setTimeout } from 'node:timers/promises'
import type { dnsAnswers } from '../../../contracts/resources/brandHost.ts'
import type { Config } from '../config/config.ts'
import { DnsUnavailable, type TxtRecords } from '../ports/txtRecords.ts'

const resolver = new Resolver({ timeout: 3_000, tries: 2 })

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Asks DNS. A name that does not exist, or has no TXT record, is an answer. */
export const realDns: TxtRecords = {
  async of(name) {
    try {
      return (await resolver.resolveTxt(name)).map(parts => parts.join(''))
    } catch (error) {
      const code = codeOf(error)
      if (code === 'ENOTFOUND' || code === 'ENODATA') return []
      throw new DnsUnavailable(`DNS did not answer for ${name}: ${String(code)}`)
    }
  },
}

/**
 * The sandbox's DNS: whoever owns the name has set the expected record, unless the host's first label says otherwise. `waiting…` has none,
 * `other…` has another value, and `silent…` gets no answer.
 */
export const sandboxDns = (delayMs: number, valueOf: (name: string) => Promise<string | null>): TxtRecords => ({
  async of(name) {
    await setTimeout(delayMs)
    const label = name.split('.')[1] ?? ''
    if (label.startsWith('waiting')) return []
    if (label.startsWith('other')) return ['another value']
    if (label.startsWith('silent')) throw new DnsUnavailable('The sandbox does not answer for this name.')
    const value = await valueOf(name)
    return value === null ? [] : [value]
  },
})

export const usesSandbox = ({ APP_MODE }: Pick<Config, 'APP_MODE'>): boolean => APP_MODE === 'sandbox'

/** Looks for a proof among the TXT records of a name. */
export async function askForProof(dns: TxtRecords, name: string, proof: string): Promise<(typeof dnsAnswers)[number]> {
  try {
    const values = await dns.of(name)
    if (values.includes(proof)) return 'found'
    return values.length > 0 ? 'otherValue' : 'missing'
  } catch (error) {
    if (error instanceof DnsUnavailable) return 'noAnswer'
    throw error
  }
}
