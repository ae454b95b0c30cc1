import { email as emailSchema } from '../../../../contracts/fields/schemas.ts'
import { hostOf } from '../../../platform/dns/hostName.ts'
import { namesIn } from '../claimedName.ts'
import type { Claims } from './issuer.ts'
import { SsoRefusal } from './refusal.ts'

/** Whoever the issuer has vouched for. */
export interface Arrival {
  issuer: string
  subject: string
  /** In lower case. */
  email: string
  /** Of the address, in ASCII. */
  domain: string
  firstName: string
  lastName: string
  methods: string[]
}

/** Google's issuer serves everybody. */
const GOOGLE = 'https://accounts.google.com'

/** Whether the issuer's own host lies below the domain: whoever runs it also runs the domain's mailboxes. */
const isOwnIssuer = (issuer: string, domain: string): boolean => {
  const host = new URL(issuer).hostname
  return host === domain || host.endsWith(`.${domain}`)
}

/**
 * The person in the claims. Throws `SsoRefusal`: `noEmail`, `domain` for an address outside `domains`, and `unverified` unless the issuer says that
 * the address is verified; only an issuer below the domain itself may say nothing about that. From Google, whose users may have confirmed an
 * address of a company that they have left, it takes an account of the company's own Workspace.
 */
export function readArrival(claims: Claims, domains: readonly string[] | 'any'): Arrival {
  const parsed = emailSchema.safeParse(claims.email)
  if (!parsed.success) throw new SsoRefusal('noEmail')
  const email = parsed.data
  const domain = hostOf(email.slice(email.lastIndexOf('@') + 1))
  if (domain === null || (domains !== 'any' && !domains.includes(domain))) throw new SsoRefusal('domain')
  const isVerified = claims.emailVerified ?? (domains !== 'any' && isOwnIssuer(claims.issuer, domain))
  if (!isVerified) throw new SsoRefusal('unverified')
  if (claims.issuer === GOOGLE && claims.hostedDomain !== domain) throw new SsoRefusal('unverified')
  return {
    ...namesIn(email, claims),
    email,
    domain,
    issuer: claims.issuer,
    subject: claims.subject,
    methods: claims.methods,
  }
}
