import { Ban, CircleCheck, FlaskConical, Hourglass, Zap } from 'lucide-react'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { type ApiKey } from './apiKey.ts'

const modes = { test: { tone: 'neutral', icon: FlaskConical }, live: { tone: 'info', icon: Zap } } as const
const statuses = {
  active: { tone: 'success', icon: CircleCheck },
  expired: { tone: 'warning', icon: Hourglass },
  revoked: { tone: 'neutral', icon: Ban },
} as const

export const ModeChip = ({ mode }: Pick<ApiKey, 'mode'>) => (
  <ToneChip {...modes[mode]} label={useTexts('apiKeys')(`modes.${mode}`)} />
)

export const KeyStatusChip = ({ status }: Pick<ApiKey, 'status'>) => (
  <ToneChip {...statuses[status]} label={useTexts('apiKeys')(`statuses.${status}`)} />
)
