import { Ban, CircleCheck, Mail, ShieldCheck, ShieldOff, UserRound, UserRoundCog } from 'lucide-react'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { type Member } from './member.ts'

export const RoleChip = ({ role }: Pick<Member, 'role'>) => (
  <ToneChip
    tone={role === 'superadmin' ? 'accent' : 'neutral'}
    icon={role === 'superadmin' ? UserRoundCog : UserRound}
    label={useTexts('staff')(`role.${role}`)}
  />
)

const states = {
  invited: { tone: 'info', icon: Mail },
  active: { tone: 'success', icon: CircleCheck },
  disabled: { tone: 'danger', icon: Ban },
} as const

export const StaffStateChip = ({ state }: Pick<Member, 'state'>) => (
  <ToneChip {...states[state]} label={useTexts('staff')(`accounts.state.${state}`)} />
)

export const SecondFactorChip = ({ on }: { on: boolean }) => (
  <ToneChip
    tone={on ? 'success' : 'neutral'}
    icon={on ? ShieldCheck : ShieldOff}
    label={useTexts('staff')(on ? 'accounts.secondFactor.on' : 'accounts.secondFactor.off')}
  />
)
