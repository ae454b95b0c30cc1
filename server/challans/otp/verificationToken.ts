import type { Context } from '../../platform/context.ts'

/**
 * What a code was sent for. It travels encrypted as the `token` of the calls, because rows store only a hash of the phone number.
 */
export interface SentCode {
  /** Id of the code. */
  id: string
  phone: string
  brandId: string
}

type Keys = Pick<Context, 'vault'>

export const sealVerificationToken = ({ vault }: Keys, { id, phone, brandId }: SentCode): string =>
  vault.seal(['challan-code', id, phone, brandId].join('\n'))

/** Returns null for anything we did not issue as a verification token. */
export function openVerificationToken({ vault }: Keys, token: string): SentCode | null {
  try {
    const [kind, id = '', phone = '', brandId = ''] = vault.open(token).split('\n')
    return kind === 'challan-code' ? { id, phone, brandId } : null
  } catch {
    return null
  }
}

/** Includes the brand, so that codes of one phone number under two brands are independent. */
export const identifierOf = ({ vault }: Keys, { phone, brandId }: Omit<SentCode, 'id'>): string =>
  vault.index('challan-code', `${brandId}\n${phone}`)
