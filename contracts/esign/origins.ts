import { z } from 'zod'

const MAX_CHARACTERS = 200

/** Whether it is the origin of a site, exactly as browsers write it: `https://portal.example.com`. A site on one's own machine may do without encryption, for trying it out. */
export function isSiteOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { origin, protocol, hostname } = new URL(value)
  const isOwn = protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')
  return origin === value && (protocol === 'https:' || isOwn)
}

/** The origin of a site. */
export const siteOrigin = z
  .string()
  .trim()
  .max(MAX_CHARACTERS)
  .refine(isSiteOrigin, 'Enter the origin of a site, such as https://portal.example.com, without a path.')

/** What an account has allowed for all its documents. */
export const esignSettings = z.object({
  /** Sites that may show documents inside their pages, and to which signers may go on. */
  origins: z.array(siteOrigin).max(20),
})
export type EsignSettings = z.output<typeof esignSettings>
