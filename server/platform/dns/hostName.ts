import { domainToASCII } from 'node:url'

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/** The host in its ASCII form; null for what is no public host name. */
export function hostOf(typed: string): string | null {
  const name = typed.trim().toLowerCase().replace(/\.$/, '')
  // `domainToASCII` would leave a path or a port out without a word.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(name)) return null
  const host = domainToASCII(name)
  const labels = host.split('.')
  const isName = labels.length > 1 && host.length <= 253 && labels.every(one => label.test(one))
  return isName && !/^\d+$/.test(labels.at(-1) ?? '') ? host : null
}
