import {
  BadgeCheck,
  BriefcaseBusiness,
  Building2,
  Car,
  Factory,
  FingerprintPattern,
  Gavel,
  IdCard,
  Landmark,
  type LucideIcon,
  type LucideProps,
  MailCheck,
  Nfc,
  Plane,
  ReceiptText,
  ScanFace,
  ScanText,
  ShieldAlert,
  Ship,
  Smartphone,
  SpellCheck,
  Tickets,
  UserRoundCheck,
  Utensils,
  Vote,
  Wallet,
} from 'lucide-react'
import type { ProductIcon } from '../../contracts/products/define.ts'

const icons: Record<ProductIcon, LucideIcon> = {
  'id-card': IdCard,
  'receipt-text': ReceiptText,
  car: Car,
  fingerprint: FingerprintPattern,
  vote: Vote,
  'badge-check': BadgeCheck,
  plane: Plane,
  landmark: Landmark,
  wallet: Wallet,
  smartphone: Smartphone,
  building: Building2,
  'person-check': UserRoundCheck,
  factory: Factory,
  food: Utensils,
  ship: Ship,
  briefcase: BriefcaseBusiness,
  mail: MailCheck,
  tickets: Tickets,
  'radio-tag': Nfc,
  'spell-check': SpellCheck,
  'shield-alert': ShieldAlert,
  gavel: Gavel,
  'scan-face': ScanFace,
  'scan-text': ScanText,
}

/** Draws one of the products' icons. All of them are one file, which loads after the page. */
const ProductIconSet = ({ name, ...props }: Omit<LucideProps, 'name'> & { name: ProductIcon }) => {
  const Icon = icons[name]
  return <Icon {...props} />
}

export default ProductIconSet
