import type { ComponentType, LazyExoticComponent } from 'react'
import type { ProductId } from '../../../contracts/products/index.ts'

type Screen = LazyExoticComponent<ComponentType>

/** Products that need more than their declaration says bring their own screens; the others are drawn from it. */
export const productScreens: Partial<Record<ProductId, { verify?: Screen; show?: Screen }>> = {}
