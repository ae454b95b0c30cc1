import type { ShownVideoCall } from '../../../contracts/videoCalls/shown.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

/** Whether the account of the person may be used. */
export const Usable = ({ record: { usable } }: { record: Pick<ShownVideoCall, 'usable'> }) => {
  const text = useTexts('videoCallsScreen')
  return <ToneChip tone={usable ? 'success' : 'neutral'} label={text(usable ? 'usable.yes' : 'usable.no')} />
}
