import { OWN } from '../../sources/adapters/own.ts'
import { providers, sourceLabel } from '../../sources/providers/registry.ts'
import { OWN_GATEWAY } from '../../sources/remote/ownGateway.ts'

/** Every source that an answer can name, in the order of a filter. */
export const listSourceNames = (): { id: string; label: string }[] => [
  { id: 'sandbox', label: 'Sandbox' },
  { id: OWN, label: sourceLabel(OWN) },
  ...[...providers.map(({ id }) => id), OWN_GATEWAY].map(id => ({ id, label: sourceLabel(id) })),
]
