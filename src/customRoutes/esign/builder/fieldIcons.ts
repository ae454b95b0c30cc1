import {
  CalendarDays,
  Hash,
  Image,
  ListChecks,
  type LucideIcon,
  Paperclip,
  PenLine,
  Signature,
  SquareCheck,
  Stamp,
  TextCursorInput,
  User,
} from 'lucide-react'
import type { EsignFieldKind } from '../../../../contracts/esign/fieldKinds.ts'

export const fieldIcons: Record<EsignFieldKind, LucideIcon> = {
  signature: Signature,
  initials: PenLine,
  name: User,
  date: CalendarDays,
  text: TextCursorInput,
  number: Hash,
  checkbox: SquareCheck,
  choice: ListChecks,
  stamp: Stamp,
  picture: Image,
  file: Paperclip,
}
