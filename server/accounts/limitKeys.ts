import type { Context, Scope } from '../context.ts'

/** Under which keys a try counts: whom it is about, and from where it comes. Both as keyed indexes. */
export const limitKeys = ({ vault }: Context, what: string, identifier: string, { ip }: Scope) => ({
  identifier: `${what}:${vault.index('limit', identifier)}`,
  address: `${what}:from:${vault.index('limit', ip ?? 'unknown')}`,
})
