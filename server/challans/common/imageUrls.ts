import { challanLimits } from '../../../contracts/challanLimits.ts'
import type { Context } from '../../platform/context.ts'
import { timingSafeEquals } from '../../platform/vault.ts'

/** Addresses of a challan's pictures on our own host, good for an hour. They name the row and tell nothing of vehicle or person. */
export function imageUrls({ vault }: Pick<Context, 'vault'>, challanId: string, count: number, at: Date): string[] {
  const until = at.getTime() + challanLimits.imageUrlMs
  return Array.from({ length: count }, (_, index) => {
    const named = `${challanId}.${index}.${until.toString(36)}`
    return `/public/challan-image/${named}.${macOf(vault, named)}`
  })
}

/** Which picture an address means; null for one that we did not sign, and after its hour. */
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
