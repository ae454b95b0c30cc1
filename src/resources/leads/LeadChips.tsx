import { CircleCheck, Mail, PhoneCall } from 'lucide-react'
import type { Lead } from '../../../contracts/resources/lead.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

export const LeadKindChip = ({ kind }: Pick<Lead, 'kind'>) => (
  <ToneChip tone="neutral" icon={kind === 'demo' ? PhoneCall : Mail} label={useTexts('admin')(`leads.kind.${kind}`)} />
)

export const HandledChip = () => (
  <ToneChip tone="success" icon={CircleCheck} label={useTexts('admin')('leads.state.handled')} />
)
