import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import { providers } from './registry.ts'

/** The products that at least one provider answers, in the order of the registry. */
export const answeredProducts = (): ProductId[] => [
  ...new Set(providers.flatMap(({ products }) => Object.keys(products) as ProductId[])),
]

/** The table of `docs/providers.md`: which provider answers a check, with the page of its documentation and the day on which it was read. */
export function providersTable(): string {
  const head = ['Check', ...providers.map(({ label, site }) => `[${label}](${site})`)]
  const rows = answeredProducts().map(product => [
    `${productOf(product).label.en} (\`${product}\`)`,
    ...providers.map(({ products }) => {
      const docs = products[product]?.docs
      return docs ? `[${docs.readOn}](${docs.url})` : '-'
    }),
  ])
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}
