import type { Context } from '../../platform/context.ts'

/** What a sent code was for. It travels sealed as the calls' `token`, because rows know a phone by its index only. */
export interface SentCode {
  /** The code's id. */
  id: string
  phone: string
  brandId: string
}

type Keys = Pick<Context, 'vault'>

export const sealVerificationToken = ({ vault }: Keys, { id, phone, brandId }: SentCode): string =>
  vault.seal(['challan-code', id, phone, brandId].join('\n'))

/** Null for what we did not seal for this. */
export function openVerificationToken({ vault }: Keys, token: string): SentCode | null {
  try {
    const [kind, id = '', phone = '', brandId = ''] = vault.open(token).split('\n')
    return kind === 'challan-code' ? { id, phone, brandId } : null
  } catch {
    return null
  }
}

/** Codes of one phone under two brands are two. */
export const identifierOf = ({ vault }: Keys, { phone, brandId }: Omit<SentCode, 'id'>): string =>
  vault.index('challan-code', `${brandId}\n${phone}`)
