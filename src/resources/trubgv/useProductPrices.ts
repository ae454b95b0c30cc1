import { listProducts } from '../../../contracts/calls/verifications.ts'
import { entryOf, type ProductId } from '../../../contracts/checks/catalogue.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'

/** The account's price in paise of a plain answer of any product; the declared one until the reply arrives. */
export function useProductPrices(): (product: ProductId) => number {
  const { data } = useCallQuery(listProducts, {})
  const own = new Map<string, number>(data?.map(({ id, pricePaise }) => [id, pricePaise]))
  return product => own.get(product) ?? entryOf(product).pricePaise
}
