import { products } from './index.ts'

/** All declarations at once, for the web's pages that compare products. In the web this is one file without schemas. */
export const declarations = products
