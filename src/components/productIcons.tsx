import type { LucideProps } from 'lucide-react'
import type { ComponentType } from 'react'
import type { ProductIcon } from '../../contracts/products/define.ts'
import { lazyPage } from './plain/lazyPage.ts'

const IconSet = lazyPage<Omit<LucideProps, 'name'> & { name: ProductIcon }>(() => import('./ProductIconSet.tsx'))

const names = [
  'id-card',
  'receipt-text',
  'car',
  'fingerprint',
  'vote',
  'badge-check',
  'plane',
  'landmark',
  'wallet',
  'smartphone',
  'building',
  'person-check',
  'factory',
  'food',
  'ship',
  'briefcase',
  'mail',
  'tickets',
  'radio-tag',
  'spell-check',
  'shield-alert',
  'gavel',
  'scan-face',
  'scan-text',
] as const satisfies ProductIcon[]

/** Leaves room for an icon until the set has loaded. */
function iconOf(name: ProductIcon): ComponentType<LucideProps> {
  const Icon = ({ name: _, ...props }: LucideProps) => {
    const { size = 24 } = props
    return <IconSet name={name} {...props} fallback={<svg width={size} height={size} aria-hidden="true" />} />
  }
  return Icon
}

export const productIcons = Object.fromEntries(names.map(name => [name, iconOf(name)])) as Record<
  ProductIcon,
  ComponentType<LucideProps>
>
