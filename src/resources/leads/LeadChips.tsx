import { CircleCheck, Mail, PhoneCall } from 'lucide-react'
import type { Lead } from '../../../contracts/resources/lead.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useAdminText } from '../../i18n/adminTexts.ts'

export const LeadKindChip = ({ kind }: Pick<Lead, 'kind'>) => (
  <ToneChip tone="neutral" icon={kind === 'demo' ? PhoneCall : Mail} label={useAdminText()(`leads.kind.${kind}`)} />
)

export const HandledChip = () => (
  <ToneChip tone="success" icon={CircleCheck} label={useAdminText()('leads.state.handled')} />
)
