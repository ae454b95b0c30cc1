import type { Synthetic } from './synthetic.ts'

/** No such number is in use by a person. */
export const phoneOf = (synthetic: Synthetic): string => `90000${synthetic.between(10_000, 99_999)}`

/** `office@sahyadri-foods.example.com` for Sahyadri Foods Private Limited. */
export function emailOf(synthetic: Synthetic, name: string): string {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? ['office']
  return `${synthetic.pick(['office', 'accounts', 'contact'])}@${words.slice(0, 2).join('-')}.example.com`
}
