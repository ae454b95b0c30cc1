import { Car, IdCard, type LucideIcon, ReceiptText } from 'lucide-react'
import type { Product } from '../../contracts/products/index.ts'

export const productIcons: Record<Product['icon'], LucideIcon> = {
  'id-card': IdCard,
  'receipt-text': ReceiptText,
  car: Car,
}
