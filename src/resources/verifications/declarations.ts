import { use, useEffect, useState } from 'react'
import type { ProductId } from '../../../contracts/checks/catalogue.ts'
import type { Product } from '../../../contracts/products/index.ts'

/* A product's declaration is a file of its own, loaded with the product's pages (docs/decisions/0045). */

const files = import.meta.glob<Record<string, Product>>([
  '../../../contracts/products/*.ts',
  '!**/{index,define,inputs,groups,subject,entries,declarations}.ts',
])

/** Readable without waiting once it has settled: React looks at `status` before it suspends. */
type Loading<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value }

const loading = new Map<ProductId, Loading<Product>>()

/** Loads a product's declaration once. Rejects if the file cannot be loaded, or if there is no such product. */
export function loadProduct(id: ProductId): Promise<Product> {
  const known = loading.get(id)
  if (known) return known
  const started: Loading<Product> = readFile(id)
  loading.set(id, started)
  started.then(
    value => Object.assign(started, { status: 'fulfilled', value }),
    // The next attempt asks again.
    () => loading.delete(id),
  )
  return started
}

async function readFile(id: ProductId): Promise<Product> {
  const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const declared = (await files[`../../../contracts/products/${name}.ts`]?.())?.[name]
  if (!declared) throw new Error(`There is no declaration of ${id}.`)
  return declared
}

/** Suspends until the declaration has loaded; a page that loads it beforehand does not wait. */
export const useDeclaration = (id: ProductId): Product => use(loadProduct(id))

/** Undefined until the declaration has loaded, for words that may come later. */
export function useDeclarationOnceLoaded(id: ProductId): Product | undefined {
  const [product, setProduct] = useState(() => loading.get(id)?.value)
  useEffect(() => {
    let isCurrent = true
    loadProduct(id).then(
      loaded => isCurrent && setProduct(loaded),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [id])
  return product
}

let all: Loading<Product[]> | undefined

/** Every declaration in one file, for pages that compare products. */
export function loadDeclarations(): Promise<Product[]> {
  if (all) return all
  const started: Loading<Product[]> = readAll()
  all = started
  started.then(
    value => Object.assign(started, { status: 'fulfilled', value }),
    () => {
      all = undefined
    },
  )
  return started
}

const readAll = async () =>
  Object.values<Product>((await import('../../../contracts/products/declarations.ts')).declarations)
