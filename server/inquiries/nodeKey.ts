import type { Vault } from '../platform/vault.ts'

/** By which the page and its boards name a node: it says nothing of what it stands for. */
export const nodeKey = (vault: Vault, inquiryId: string, node: string): string =>
  vault.index('inquiry-node', `${inquiryId} ${node}`)
