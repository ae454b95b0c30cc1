import { useListContext } from 'ra-core'
import { type IpAddress, type IpRange, parseAddress, parseRange, rangeContains } from '../../../contracts/ipAddress.ts'
import { type IpAllowListEntry, ipAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { deleteCall } from '../../dataProvider/resourceCalls.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useCurrentIp } from './useCurrentIp.ts'

/** Asks before an entry goes, and says what follows: a list that is open again, or one that leaves oneself outside. */
export const RemoveAddress = ({ entry, onClose }: { entry: IpAllowListEntry; onClose: () => void }) => {
  const text = useTexts('ipAllowList')
  const { data = [] } = useListContext<IpAllowListEntry>()
  const { data: own } = useCurrentIp()
  const { id, address } = entry
  const others = data.filter(one => one.id !== id)
  const holdsOwn = (one: IpAllowListEntry) =>
    !one.disabledAt && rangeContains(parseRange(one.address) as IpRange, parseAddress(own?.address ?? '') as IpAddress)
  const leavesOwn = own?.address && others.length > 0 && holdsOwn(entry) && !others.some(holdsOwn)

  return (
    <ActionDialog
      danger
      call={deleteCall(ipAllowListEntry)}
      params={{ id }}
      title={text('removing.title', { address })}
      detail={
        <>
          {text(others.length === 0 ? 'removing.last' : 'removing.detail')}{' '}
          {leavesOwn && text('removing.mine', { address: own.address ?? '' })}
        </>
      }
      confirm={text('removing.confirm')}
      done={text('removing.done', { address })}
      onClose={onClose}
    />
  )
}
