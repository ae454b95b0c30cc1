import { challanLimits } from '../../../contracts/challanLimits.ts'
import type { Context } from '../../platform/context.ts'
import { timingSafeEquals } from '../../platform/vault.ts'

/**
 * Signed URLs of a challan's images on our own host, valid for one hour. They contain the row's id, nothing about vehicle or
 * person.
 */
export function imageUrls({ vault }: Pick<Context, 'vault'>, challanId: string, count: number, at: Date): string[] {
  const until = at.getTime() + challanLimits.imageUrlMs
  return Array.from({ length: count }, (_, index) => {
    const named = `${challanId}.${index}.${until.toString(36)}`
    return `/public/challan-image/${named}.${macOf(vault, named)}`
  })
}

/** Returns the image that a signed URL refers to; null for a bad signature and after expiry. */
export function verifyImageUrl(
  { vault }: Pick<Context, 'vault'>,
  signed: string,
): { challanId: string; index: number } | null {
  const end = signed.lastIndexOf('.')
  const named = signed.slice(0, end)
  if (end < 0 || !timingSafeEquals(signed.slice(end + 1), macOf(vault, named))) return null
  const [challanId = '', index = '', until = ''] = named.split('.')
  return Number.parseInt(until, 36) > Date.now() ? { challanId, index: Number(index) } : null
}

const macOf = (vault: Context['vault'], named: string) => vault.sign('challan-image', named)
