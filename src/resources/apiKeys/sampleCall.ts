import { mounts } from '../../../contracts/calls/define.ts'
import { purposes } from '../../../contracts/codes.ts'
import { isProductId, type ProductId, productIds, productOf } from '../../../contracts/products/index.ts'

/** The first product that a key may call; none where it only reads. */
export const sampleProduct = (scopes: readonly string[] | null): ProductId | undefined =>
  scopes ? scopes.find(isProductId) : productIds[0]

/** A call that works as it stands, with a sandbox value that succeeds. No value of it holds a quote that a shell would read. */
export function sampleCall(key: string, origin: string, product: ProductId): string {
  const body = JSON.stringify({ ...productOf(product).example, consent: true, purpose: purposes[0] })
  return [
    `curl ${origin}${mounts.gateway}/${product}`,
    `-H 'Authorization: Bearer ${key}'`,
    `-H 'content-type: application/json'`,
    `-d '${body}'`,
  ].join(' \\\n  ')
}
