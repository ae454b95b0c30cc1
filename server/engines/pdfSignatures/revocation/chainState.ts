import type { Certificate } from 'pkijs'
import { type Chain, findIssuer, isSelfIssued } from '../verify/chain.ts'
import type { CertificateState, Evidence } from './evidence.ts'

export interface ChainState {
  /** Since when the first certificate of the chain was withdrawn that was; null if none was, as far as anybody says. */
  revokedSince: Date | null
  /** The oldest of the statements on which it rests that nothing was withdrawn at the time; null if one is missing. */
  goodAt: Date | null
  /** Whether the chain reaches its root and every certificate below it has a statement. */
  isComplete: boolean
}

interface Asked {
  evidence: Evidence
  /** Certificates among which the issuer is looked for where the chain ends before it. */
  pool: readonly Certificate[]
  time: Date
  now: Date
}

/** One certificate below the root, its issuer if that is known, and what is said about it. */
interface Link {
  certificate: Certificate
  issuer: Certificate | null
}

/** The certificates of a chain that can be withdrawn: those that another one has issued, below an anchor. A signer's is asked about even if it is an anchor itself. */
export async function linksOf({ certificates, trust }: Chain, pool: readonly Certificate[]): Promise<Link[]> {
  const links: Link[] = []
  for (const [at, certificate] of certificates.entries()) {
    const isAnchor = trust !== 'unknown' && at === certificates.length - 1
    if (isSelfIssued(certificate) || (isAnchor && at > 0)) continue
    const found = certificates[at + 1] ?? (await findIssuer(certificate, pool))
    links.push({ certificate, issuer: found === 'broken' ? null : found })
  }
  return links
}

export async function chainState(chain: Chain, { evidence, pool, time, now }: Asked): Promise<ChainState> {
  const states: (CertificateState | null)[] = []
  for (const { certificate, issuer } of await linksOf(chain, pool))
    states.push(issuer && (await evidence.stateOf(certificate, issuer, { time, now })))
  const revoked = states.flatMap(state => state?.revokedSince ?? [])
  const revokedSince = earliest(revoked)
  const isKnown = states.every(state => state !== null && (state.goodAt !== null || state.revokedSince !== null))
  return {
    revokedSince,
    goodAt: isKnown && revoked.length === 0 ? earliest(states.flatMap(state => state?.goodAt ?? [])) : null,
    isComplete: isKnown && reachesRoot(chain),
  }
}

const earliest = (times: Date[]): Date | null => times.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null

const reachesRoot = ({ certificates, trust }: Chain): boolean => {
  const top = certificates.at(-1)
  return trust !== 'unknown' || (top !== undefined && isSelfIssued(top))
}
