import type { Context } from '../../platform/context.ts'

/** What a sent code was for. It travels sealed as the calls' `token`, because rows know a phone by its index only. */
export interface Sent {
  /** The code's id. */
  id: string
  phone: string
  brandId: string
}

type Keys = Pick<Context, 'vault'>

export const tokenOf = ({ vault }: Keys, { id, phone, brandId }: Sent): string =>
  vault.seal(['challan-code', id, phone, brandId].join('\n'))

/** Null for what we did not seal for this. */
export function readToken({ vault }: Keys, token: string): Sent | null {
  try {
    const [kind, id = '', phone = '', brandId = ''] = vault.open(token).split('\n')
    return kind === 'challan-code' ? { id, phone, brandId } : null
  } catch {
    return null
  }
}

/** Codes of one phone under two brands are two. */
export const identifierOf = ({ vault }: Keys, { phone, brandId }: Omit<Sent, 'id'>): string =>
  vault.index('challan-code', `${brandId}\n${phone}`)
